import type { Collection, CollectionProduct, Product } from '@shop/api'
import { accountSentences, adminSentences } from '@shop/domain'
import { collectionConflict } from '@shop/machines'
import type { CatalogueAdminContext, CatalogueAdminEvent, CatalogueAdminTag, ItemFields } from '@shop/machines'
import { CollectionForm } from '@shop/ui/patterns/collection-form'
import type { ComponentProps } from 'react'
import type { ViewSnapshot } from '../view-snapshot.ts'
import { editorFormProps } from './editor-form-props.ts'
import { EditorFrame } from './EditorFrame.tsx'
import type { EditorViewProps } from './types.ts'

interface CollectionEditorViewProps extends EditorViewProps<Collection, ItemFields, CollectionProduct> {
  /** The search for products next to the form. */
  search: ViewSnapshot<CatalogueAdminContext<Product>, CatalogueAdminTag>
  sendSearch: (event: CatalogueAdminEvent<Product>) => void
  /** Loads the rich text editor; the form's own loader unless given. */
  loadEditor?: ComponentProps<typeof CollectionForm>['loadEditor']
}

/** The screens Add New Collection and Edit Collection. */
export function CollectionEditorView({ search, sendSearch, loadEditor, ...props }: CollectionEditorViewProps) {
  const { snapshot, send, isNew } = props
  const title = isNew ? adminSentences.addNewCollection : adminSentences.editCollection
  const conflict = snapshot.hasTag('conflict') ? collectionConflict(snapshot.context) : null
  const { items: found, searchText, problem } = search.context
  return (
    <EditorFrame title={title} itemType="Collection" snapshot={snapshot} send={send} conflict={conflict}>
      <CollectionForm
        {...editorFormProps(props)}
        title={title}
        submitLabel={isNew ? 'Add Collection' : accountSentences.saveChanges}
        products={{
          chosen: snapshot.context.form.related,
          onAdd: ({ _id }) => {
            const related = found.find((product) => product._id === _id)
            if (related) send({ type: 'related.add', related })
          },
          onRemove: (id) => send({ type: 'related.remove', id }),
          found,
          searchText,
          onSearchType: (text) => sendSearch({ type: 'search.typed', text }),
          onSearch: () => sendSearch({ type: 'search.submitted' }),
          isSearching: search.hasTag('loading') || search.hasTag('closed'),
          searchProblem: search.hasTag('failed') ? problem : null,
        }}
        {...(loadEditor && { loadEditor })}
      />
    </EditorFrame>
  )
}
