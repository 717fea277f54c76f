import type { Collection } from '@shop/api'
import { adminSentences } from '@shop/domain'
import { CollectionTable } from '@shop/ui/patterns/catalogue-table'
import { adminTable } from './admin-table.ts'
import type { AdminSectionProps } from './admin-table.ts'
import styles from './AdminSection.module.css'
import { exportHref } from './export-href.ts'
import { SectionFilters } from './SectionFilters.tsx'

/** The screen Manage Collections. */
export function CollectionSectionView(props: AdminSectionProps<Collection>) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{adminSentences.manageCollections}</h1>
      <CollectionTable
        {...adminTable(props)}
        exportHref={exportHref('collections', props.snapshot.context)}
        filters={
          <SectionFilters
            filters={props.snapshot.context.filters}
            onChange={(filters) => props.send({ type: 'filters.set', filters })}
            isForProducts={false}
          />
        }
      />
    </div>
  )
}
