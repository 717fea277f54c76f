import { collectionConflict, productConflict } from '@shop/machines'
import type { collectionEditorMachine, productEditorMachine } from '@shop/machines'
import { CollectionForm, ProductForm } from '@shop/ui/patterns'
import type { SnapshotFrom } from 'xstate'
import type { Beside } from './beside.ts'
import { EditorScreen, formProps } from './editor-screen.tsx'
import { product, room } from './items.ts'

/** The form of a product; nothing once it is saved or left. */
export const besideProductEditor: Beside = (snapshot, send) => {
  const editor = snapshot as SnapshotFrom<typeof productEditorMachine>
  if (editor.status !== 'active') return null
  const [related] = editor.context.form.related
  const collections = [related, room].flatMap((one) => (one ? [{ _id: one._id, name: one.name }] : []))
  return (
    <EditorScreen
      itemType="Product"
      editor={editor}
      send={send}
      conflict={editor.hasTag('conflict') ? productConflict(editor.context) : null}
    >
      <ProductForm
        {...formProps('Product', editor, send)}
        onPictureMove={(key, to) => send({ type: 'picture.move', key, to })}
        collections={collections}
        collectionId={related?._id ?? null}
        onCollection={(id) =>
          id === null
            ? send({ type: 'related.remove', id: related?._id })
            : send({ type: 'related.add', related: collections.find(({ _id }) => _id === id) })
        }
      />
    </EditorScreen>
  )
}

/** The form of a collection; nothing once it is saved or left. */
export const besideCollectionEditor: Beside = (snapshot, send) => {
  const editor = snapshot as SnapshotFrom<typeof collectionEditorMachine>
  if (editor.status !== 'active') return null
  return (
    <EditorScreen
      itemType="Collection"
      editor={editor}
      send={send}
      conflict={editor.hasTag('conflict') ? collectionConflict(editor.context) : null}
    >
      <CollectionForm
        {...formProps('Collection', editor, send)}
        products={{
          chosen: editor.context.form.related,
          onAdd: ({ _id, name, price, images }) => send({ type: 'related.add', related: { _id, name, price, images } }),
          onRemove: (id) => send({ type: 'related.remove', id }),
          // The search is a machine of its own.
          found: [product],
          searchText: '',
          onSearchType: () => {},
          onSearch: () => {},
          isSearching: false,
          searchProblem: null,
        }}
      />
    </EditorScreen>
  )
}
