import { collectionEditorMachine, createCollectionEditorActors } from '@shop/machines'
import { CollectionEditorView } from '@shop/views/editor'
import { useState } from 'react'
import { createId } from '@shop/domain'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { browserPictures } from '../../../app/shop/ports/browser-pictures.ts'
import { useScreenMachine } from '../../../app/shop/useScreenActor.ts'
import { useAdminTables } from '../admin-tables.ts'
import { useEditorExits } from './useEditorExits.ts'
import { useProductSearch } from '../useProductSearch.ts'
import { useSignedInAgain } from '../useSignedInAgain.ts'
import { useUnfinishedForms } from './useUnfinishedForms.ts'

/** Add New Collection; with an id, Edit Collection. */
export function CollectionEditor({ id }: { id?: string | undefined }) {
  const [snapshot, editor] = useCollectionEditor(id)
  const tables = useAdminTables()
  const search = useProductSearch()
  const send = useEditorExits(
    editor,
    snapshot,
    (item, isNew) => tables.collections.send({ type: isNew ? 'item.added' : 'item.updated', item }),
    () => tables.collections.send({ type: 'list.refresh' }),
  )
  useSignedInAgain(editor, snapshot.hasTag('signedOut') || snapshot.hasTag('failed'))
  return <CollectionEditorView snapshot={snapshot} send={send} isNew={id === undefined} {...search} />
}

function useCollectionEditor(id: string | undefined) {
  const { api, adminApi } = useServices()
  const unfinished = useUnfinishedForms(`collections/${id ?? 'new'}`)
  const [newId] = useState(() => createId(crypto))
  const create = () => {
    const adminCatalogue = lazyEndpoints(adminApi, 'adminCatalogue', ['collection'])
    const admin = lazyEndpoints(api, 'admin', ['addCollection', 'updateCollection'])
    const actors = createCollectionEditorActors({ api: { adminCatalogue, admin }, pictures: browserPictures, unfinished })
    return collectionEditorMachine.provide({ actors })
  }
  return useScreenMachine(create, { id, newId })
}
