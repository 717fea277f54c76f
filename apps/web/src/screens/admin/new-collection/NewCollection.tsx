import { CollectionEditor } from '../editor/CollectionEditor.tsx'

/** `/admin/collections/new` */
export function NewCollection() {
  return <CollectionEditor />
}
