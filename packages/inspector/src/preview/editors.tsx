import { isNewItem, productAdminMachine } from '@shop/machines'
import type { collectionEditorMachine, EditedPicture, ItemEditorContext, productEditorMachine, Related } from '@shop/machines'
import { CollectionEditorView, ProductEditorView } from '@shop/views/editor'
import { createActor } from 'xstate'
import { exampleCollection, exampleProduct, withDemoPicture } from './example-items.ts'
import { preview } from './PreviewFrame.tsx'

/** The form of a product until it is saved or left. */
export const previewProductEditor = preview<typeof productEditorMachine>('admin', (editor, send) =>
  editor.status === 'active' ? (
    <ProductEditorView
      snapshot={shown(editor)}
      send={send}
      isNew={isNewItem(editor.context)}
      collections={[exampleCollection]}
      loadEditor={plainField}
    />
  ) : null,
)

/** The form of a collection until it is saved or left. */
export const previewCollectionEditor = preview<typeof collectionEditorMachine>('admin', (editor, send) =>
  editor.status === 'active' ? (
    <CollectionEditorView
      snapshot={shown(editor)}
      send={send}
      isNew={isNewItem(editor.context)}
      search={exampleSearch}
      sendSearch={() => {}}
      loadEditor={plainField}
    />
  ) : null,
)

/** An empty search for products: it belongs to another machine than the form. */
const emptySearch = createActor(productAdminMachine, { input: {} }).getSnapshot()
const exampleSearch = { context: { ...emptySearch.context, items: [exampleProduct] }, hasTag: () => false }

// The rich text editor is too large for a preview: the form falls back to its plain field.
const plainField = () => Promise.reject(new Error('A preview has the plain field.'))

interface AnyEditor<Item, Fields, Partner extends Related> {
  status: 'active' | 'done' | 'error' | 'stopped'
  context: ItemEditorContext<Item, Fields, Partner>
  hasTag: (tag: never) => boolean
}

/** The editor with pictures that Storybook serves. */
function shown<Item, Fields, Partner extends Related, Editor extends AnyEditor<Item, Fields, Partner>>(editor: Editor) {
  const { form } = editor.context
  const pictures = form.pictures.map((picture): EditedPicture =>
    picture.status === 'stored' ? { ...picture, image: withDemoPicture(picture.image) } : picture,
  )
  return {
    status: editor.status,
    context: { ...editor.context, form: { ...form, pictures } } as Editor['context'],
    hasTag: ((tag: never) => editor.hasTag(tag)) as Editor['hasTag'],
  }
}
