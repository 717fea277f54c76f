import { accountSentences, adminSentences } from '@shop/domain'
import { createProductEditorActors, productConflict, productEditorMachine } from '@shop/machines'
import { ProductForm } from '@shop/ui/patterns/product-form'
import { useSelector } from '@xstate/react'
import { useLoaderData } from 'react-router-dom'
import { lateCalls } from '../../../app/services/late-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { browserPictures } from '../../../app/shop/ports/browser-pictures.ts'
import { useScreenActor } from '../../../app/shop/useScreenActor.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { formProps } from './form-props.ts'
import { useAdminTables } from '../admin-context.ts'
import type { ProductFormData } from '../admin.loader.ts'
import { useEditorExits } from './useEditorExits.ts'
import { useSignedInAgain } from './useSignedInAgain.ts'

/** Add New Product, or with an id Edit Product. */
export function ProductEditor({ id }: { id?: string | undefined }) {
  const { collections } = useLoaderData<ProductFormData>()
  const editor = useProductEditor(id)
  const snapshot = useSelector(editor, (current) => current)
  const { send } = editor
  const desk = useAdminTables()
  const exits = useEditorExits(editor, snapshot, (item, isNew) => {
    desk.products.send({ type: isNew ? 'item.added' : 'item.updated', item })
    // A collection counts its products.
    desk.collections.send({ type: 'list.refresh' })
  })
  useSignedInAgain(editor, snapshot)
  const title = id === undefined ? adminSentences.addNewProduct : adminSentences.editProduct
  const [related] = snapshot.context.form.related
  return (
    <EditorFrame
      title={title}
      itemType="Product"
      snapshot={snapshot}
      send={send}
      conflict={snapshot.hasTag('conflict') ? productConflict(snapshot.context) : null}
      exits={exits}
    >
      <ProductForm
        {...formProps(editor, snapshot)}
        title={title}
        submitLabel={id === undefined ? 'Add Product' : accountSentences.saveChanges}
        onPictureMove={(key, to) => send({ type: 'picture.move', key, to })}
        collections={withChosen(collections, related)}
        collectionId={related?._id ?? null}
        onCollection={(chosen) => {
          const collection = collections.find(({ _id }) => _id === chosen)
          if (collection) send({ type: 'related.add', related: collection })
          else if (related) send({ type: 'related.remove', id: related._id })
        }}
      />
    </EditorFrame>
  )
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

/** The collections to choose from, with the one that is chosen: it may have come after the others were loaded. */
function withChosen(collections: ProductFormData['collections'], chosen: ProductFormData['collections'][number] | undefined) {
  return chosen && !collections.some(({ _id }) => _id === chosen._id) ? [...collections, chosen] : collections
}
