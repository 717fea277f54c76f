import { createProductEditorActors, productEditorMachine } from '@shop/machines'
import { ProductEditorView } from '@shop/views/editor'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { createId } from '@shop/domain'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { browserPictures } from '../../../app/shop/ports/browser-pictures.ts'
import { useScreenMachine } from '../../../app/shop/useScreenActor.ts'
import { useAdminTables } from '../admin-tables.ts'
import type { ProductFormData } from '../admin.loader.ts'
import { useEditorExits } from './useEditorExits.ts'
import { useSignedInAgain } from '../useSignedInAgain.ts'
import { useUnfinishedForms } from './useUnfinishedForms.ts'

/** Add New Product; with an id, Edit Product. */
export function ProductEditor({ id }: { id?: string | undefined }) {
  const { collections } = useLoaderData<ProductFormData>()
  const [snapshot, editor] = useProductEditor(id)
  const tables = useAdminTables()
  // The table of collections shows how many products each has.
  const refreshCollections = () => tables.collections.send({ type: 'list.refresh' })
  const send = useEditorExits(
    editor,
    snapshot,
    (item, isNew) => {
      tables.products.send({ type: isNew ? 'item.added' : 'item.updated', item })
      refreshCollections()
    },
    () => {
      tables.products.send({ type: 'list.refresh' })
      refreshCollections()
    },
  )
  useSignedInAgain(editor, snapshot.hasTag('signedOut') || snapshot.hasTag('failed'))
  return <ProductEditorView snapshot={snapshot} send={send} isNew={id === undefined} collections={collections} />
}

function useProductEditor(id: string | undefined) {
  const { api, adminApi } = useServices()
  const unfinished = useUnfinishedForms(`products/${id ?? 'new'}`)
  const [newId] = useState(() => createId(crypto))
  const create = () => {
    const adminCatalogue = lazyEndpoints(adminApi, 'adminCatalogue', ['product'])
    const admin = lazyEndpoints(api, 'admin', ['addProduct', 'updateProduct'])
    const actors = createProductEditorActors({ api: { adminCatalogue, admin }, pictures: browserPictures, unfinished })
    return productEditorMachine.provide({ actors })
  }
  return useScreenMachine(create, { id, newId })
}
