import { CollectionEditor } from '../editor/CollectionEditor.tsx'

/** The page at `/admin/collections/new`. */
export function NewCollection() {
  return <CollectionEditor />
}
