import { collectionEditorMachine, createCollectionEditorActors } from '@shop/machines'
import { CollectionEditorView } from '@shop/views/editor'
import { useSelector } from '@xstate/react'
import { lateCalls } from '../../../app/services/late-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { browserPictures } from '../../../app/shop/ports/browser-pictures.ts'
import { useScreenActor } from '../../../app/shop/useScreenActor.ts'
import { useAdminTables } from '../admin-context.ts'
import { useEditorExits } from './useEditorExits.ts'
import { useProductSearch } from './useProductSearch.ts'
import { useSignedInAgain } from './useSignedInAgain.ts'

/** Add New Collection, or with an id Edit Collection. */
export function CollectionEditor({ id }: { id?: string | undefined }) {
  const editor = useCollectionEditor(id)
  const snapshot = useSelector(editor, (current) => current)
  const desk = useAdminTables()
  const search = useProductSearch()
  const send = useEditorExits(editor, snapshot, (item, isNew) =>
    desk.collections.send({ type: isNew ? 'item.added' : 'item.updated', item }),
  )
  useSignedInAgain(editor, snapshot)
  return <CollectionEditorView snapshot={snapshot} send={send} isNew={id === undefined} {...search} />
}

function useCollectionEditor(id: string | undefined) {
  const { api } = useServices()
  const create = () => {
    const catalogue = lateCalls(api, 'catalogue', ['collection'])
    const admin = lateCalls(api, 'admin', ['addCollection', 'updateCollection'])
    const actors = createCollectionEditorActors({ api: { catalogue, admin }, pictures: browserPictures })
    return collectionEditorMachine.provide({ actors })
  }
  return useScreenActor(create, { id })
}
