import type { Collection, Product } from '@shop/api'
import { accountSentences, adminSentences } from '@shop/domain'
import { collectionConflict, collectionEditorMessages } from '@shop/machines'
import type { AdminTableContext, AdminTableEvent, AdminTableTag, ChosenProduct, ItemFields } from '@shop/machines'
import { CollectionForm } from '@shop/ui/patterns/collection-form'
import type { ComponentProps } from 'react'
import type { ViewSnapshot } from '../view-snapshot.ts'
import { editorFormProps } from './editor-form-props.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { MoveQuestion } from './MoveQuestion.tsx'
import type { EditorViewProps } from './types.ts'

interface CollectionEditorViewProps extends EditorViewProps<Collection, ItemFields, ChosenProduct> {
  /** The search for products next to the form. */
  search: ViewSnapshot<AdminTableContext<Product>, AdminTableTag>
  sendSearch: (event: AdminTableEvent<Product>) => void
  /** Loads the rich text editor; the form's own loader unless given. */
  loadEditor?: ComponentProps<typeof CollectionForm>['loadEditor']
}

/** The screens Add New Collection and Edit Collection. */
export function CollectionEditorView({ search, sendSearch, loadEditor, ...props }: CollectionEditorViewProps) {
  const { snapshot, send, isNew } = props
  const title = isNew ? adminSentences.addNewCollection : adminSentences.editCollection
  const conflict = snapshot.hasTag('conflict') ? collectionConflict(snapshot.context) : null
  const { items: found, searchText, problem } = search.context
  const { form, id } = snapshot.context
  // The other collection that a product is in now.
  const placeOf = ({ collectionId }: ChosenProduct) =>
    collectionId != null && collectionId._id !== id ? collectionId.name : null
  const withPlace = <Product extends ChosenProduct>(product: Product) => ({ ...product, nowIn: placeOf(product) })
  return (
    <EditorFrame title={title} itemType="Collection" snapshot={snapshot} send={send} conflict={conflict}>
      <CollectionForm
        {...editorFormProps(props, 'collection')}
        title={title}
        submitLabel={isNew ? 'Add Collection' : accountSentences.saveChanges}
        products={{
          chosen: form.related.map(withPlace),
          onAdd: ({ _id }) => {
            const related = found.find((product) => product._id === _id)
            if (related) send({ type: 'related.add', related })
          },
          onRemove: (id) => send({ type: 'related.remove', id }),
          found: found.map(withPlace),
          searchText,
          onSearchType: (text) => sendSearch({ type: 'search.typed', text }),
          onSearch: () => sendSearch({ type: 'search.submitted' }),
          isSearching: search.hasTag('loading') || search.hasTag('closed'),
          searchProblem: search.hasTag('failed') ? problem : null,
        }}
        {...(loadEditor && { loadEditor })}
      />
      <MoveQuestion
        isOpen={snapshot.hasTag('moving')}
        title={collectionEditorMessages.move.title}
        question={collectionEditorMessages.move.question(form.related.filter((product) => placeOf(product) !== null))}
        send={send}
      />
    </EditorFrame>
  )
}
