import { CollectionSectionView } from '@shop/views/admin-section'
import { paths } from '../../../paths.ts'
import { useAdminTables } from '../admin-tables.ts'
import { useSection } from './useSection.tsx'

/** The section with the collections, and its dialogs. */
export function CollectionSection() {
  const { collections } = useAdminTables()
  const { section, dialogs } = useSection('Collection', collections)
  return (
    <>
      <CollectionSectionView
        {...section}
        newHref={paths.newCollection.href()}
        editHref={({ _id }) => paths.editCollection.href(_id)}
      />
      {dialogs}
    </>
  )
}
