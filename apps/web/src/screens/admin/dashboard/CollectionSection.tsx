import { CollectionSectionView } from '@shop/views/admin-section'
import { paths } from '../../../paths.ts'
import { Deletion } from '../Deletion.tsx'
import { useAdminTables } from '../admin-tables.ts'
import { useSection } from './useSection.ts'

/** The section with the collections, and the dialog that confirms a deletion. */
export function CollectionSection() {
  const { collections } = useAdminTables()
  const { section, deleted, endDeletion, refresh } = useSection(collections)
  return (
    <>
      <CollectionSectionView
        {...section}
        newHref={paths.newCollection.href()}
        editHref={({ _id }) => paths.editCollection.href(_id)}
      />
      {deleted !== null && <Deletion itemType="Collection" item={deleted} onEnd={endDeletion} onRestored={refresh} />}
    </>
  )
}
