import type { Product } from '@shop/api'
import { accountSentences, adminSentences } from '@shop/domain'
import { productConflict } from '@shop/machines'
import { productEditorMessages } from '@shop/machines'
import type { ProductFields, Related } from '@shop/machines'
import { ProductForm } from '@shop/ui/patterns/product-form'
import type { ComponentProps } from 'react'
import { editorFormProps } from './editor-form-props.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { MoveQuestion } from './MoveQuestion.tsx'
import type { EditorViewProps } from './types.ts'

interface ProductEditorViewProps extends EditorViewProps<Product, ProductFields, Related> {
  /** The collections that the product can be in. */
  collections: readonly Related[]
  /** Loads the rich text editor; the form's own loader unless given. */
  loadEditor?: ComponentProps<typeof ProductForm>['loadEditor']
}

/** The screens Add New Product and Edit Product. */
export function ProductEditorView({ collections, loadEditor, ...props }: ProductEditorViewProps) {
  const { snapshot, send, isNew } = props
  const title = isNew ? adminSentences.addNewProduct : adminSentences.editProduct
  const conflict = snapshot.hasTag('conflict') ? productConflict(snapshot.context) : null
  const [related] = snapshot.context.form.related
  const [before] = snapshot.context.original.related
  const leaves = related && before && related._id !== before._id ? before.name : null
  return (
    <EditorFrame title={title} itemType="Product" snapshot={snapshot} send={send} conflict={conflict}>
      <ProductForm
        {...editorFormProps(props, 'product')}
        title={title}
        submitLabel={isNew ? 'Add Product' : accountSentences.saveChanges}
        onPictureMove={(key, to) => send({ type: 'picture.move', key, to })}
        collections={withChosen(collections, related)}
        collectionId={related?._id ?? null}
        nowIn={leaves}
        onCollection={(chosen) => {
          const collection = collections.find(({ _id }) => _id === chosen)
          if (collection) send({ type: 'related.add', related: collection })
          else if (related) send({ type: 'related.remove', id: related._id })
        }}
        {...(loadEditor && { loadEditor })}
      />
      <MoveQuestion
        isOpen={snapshot.hasTag('moving')}
        title={productEditorMessages.move.title}
        question={productEditorMessages.move.question(leaves ?? '', related?.name ?? '')}
        send={send}
      />
    </EditorFrame>
  )
}

/** Adds the chosen collection to those to choose from: it may have been added after they were loaded. */
function withChosen(collections: readonly Related[], chosen: Related | undefined): readonly Related[] {
  return chosen && !collections.some(({ _id }) => _id === chosen._id) ? [...collections, chosen] : collections
}
