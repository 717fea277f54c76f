import { useParams } from 'react-router-dom'
import { CollectionEditor } from '../editor/CollectionEditor.tsx'

/** The page at `/admin/collections/edit/{id}`. Another id starts another form. */
export function EditCollection() {
  const { collectionId } = useParams()
  return <CollectionEditor key={collectionId} id={collectionId} />
}
