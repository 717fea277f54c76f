import { useParams } from 'react-router-dom'
import { CollectionEditor } from '../editor/CollectionEditor.tsx'

/** `/admin/collections/edit/{id}`; another id starts another form. */
export function EditCollection() {
  const { collectionId } = useParams()
  return <CollectionEditor key={collectionId} id={collectionId} />
}
