import type { Collection } from '@shop/api'
import { adminSentences } from '@shop/domain'
import { CollectionTable } from '@shop/ui/patterns/catalogue-table'
import { adminTable } from './admin-table.tsx'
import type { AdminSectionProps } from './admin-table.tsx'
import styles from './AdminSection.module.css'

/** The screen Manage Collections. */
export function CollectionSectionView(props: AdminSectionProps<Collection>) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{adminSentences.manageCollections}</h1>
      <CollectionTable {...adminTable('collections', props)} />
    </div>
  )
}
