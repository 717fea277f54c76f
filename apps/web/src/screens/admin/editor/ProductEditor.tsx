import { createProductEditorActors, productEditorMachine } from '@shop/machines'
import { ProductEditorView } from '@shop/views/editor'
import { useSelector } from '@xstate/react'
import { useLoaderData } from 'react-router-dom'
import { lateCalls } from '../../../app/services/late-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { browserPictures } from '../../../app/shop/ports/browser-pictures.ts'
import { useScreenActor } from '../../../app/shop/useScreenActor.ts'
import { useAdminTables } from '../admin-context.ts'
import type { ProductFormData } from '../admin.loader.ts'
import { useEditorExits } from './useEditorExits.ts'
import { useSignedInAgain } from './useSignedInAgain.ts'

/** Add New Product, or with an id Edit Product. */
export function ProductEditor({ id }: { id?: string | undefined }) {
  const { collections } = useLoaderData<ProductFormData>()
  const editor = useProductEditor(id)
  const snapshot = useSelector(editor, (current) => current)
  const desk = useAdminTables()
  const send = useEditorExits(editor, snapshot, (item, isNew) => {
    desk.products.send({ type: isNew ? 'item.added' : 'item.updated', item })
    // A collection counts its products.
    desk.collections.send({ type: 'list.refresh' })
  })
  useSignedInAgain(editor, snapshot)
  return <ProductEditorView snapshot={snapshot} send={send} isNew={id === undefined} collections={collections} />
}

function useProductEditor(id: string | undefined) {
  const { api } = useServices()
  const create = () => {
    const catalogue = lateCalls(api, 'catalogue', ['product'])
    const admin = lateCalls(api, 'admin', ['addProduct', 'updateProduct'])
    const actors = createProductEditorActors({ api: { catalogue, admin }, pictures: browserPictures })
    return productEditorMachine.provide({ actors })
  }
  return useScreenActor(create, { id })
}
