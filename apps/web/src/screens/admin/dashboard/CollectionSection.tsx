import { adminSentences } from '@shop/domain'
import { CollectionTable } from '@shop/ui/patterns/catalogue-table'
import { paths } from '../../../paths.ts'
import styles from './Dashboard.module.css'
import { Deletion } from '../Deletion.tsx'
import { useAdminTables } from '../admin-context.ts'
import { useSection } from './useSection.ts'

/** Manage Collections: their table, and the question before one is deleted. */
export function CollectionSection() {
  const { collections } = useAdminTables()
  const { table, deletedId, endDeletion } = useSection(collections)
  return (
    <div className={styles.section}>
      <h1 className={styles.title}>{adminSentences.manageCollections}</h1>
      <CollectionTable {...table} newHref={paths.newCollection.href()} editHref={({ _id }) => paths.editCollection.href(_id)} />
      {deletedId !== null && <Deletion itemType="Collection" id={deletedId} onEnd={endDeletion} />}
    </div>
  )
}
