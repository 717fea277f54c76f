import { accountSentences, adminSentences } from '@shop/domain'
import { collectionConflict, collectionEditorMachine, createCollectionEditorActors } from '@shop/machines'
import { CollectionForm } from '@shop/ui/patterns/collection-form'
import { useSelector } from '@xstate/react'
import { lateCalls } from '../../../app/services/late-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { browserPictures } from '../../../app/shop/ports/browser-pictures.ts'
import { useScreenActor } from '../../../app/shop/useScreenActor.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { formProps } from './form-props.ts'
import { useAdminTables } from '../admin-context.ts'
import { useEditorExits } from './useEditorExits.ts'
import { useProductSearch } from './useProductSearch.ts'
import { useSignedInAgain } from './useSignedInAgain.ts'

/** Add New Collection, or with an id Edit Collection. */
export function CollectionEditor({ id }: { id?: string | undefined }) {
  const editor = useCollectionEditor(id)
  const snapshot = useSelector(editor, (current) => current)
  const { send } = editor
  const desk = useAdminTables()
  const search = useProductSearch()
  const exits = useEditorExits(editor, snapshot, (item, isNew) =>
    desk.collections.send({ type: isNew ? 'item.added' : 'item.updated', item }),
  )
  useSignedInAgain(editor, snapshot)
  const title = id === undefined ? adminSentences.addNewCollection : adminSentences.editCollection
  return (
    <EditorFrame
      title={title}
      itemType="Collection"
      snapshot={snapshot}
      send={send}
      conflict={snapshot.hasTag('conflict') ? collectionConflict(snapshot.context) : null}
      exits={exits}
    >
      <CollectionForm
        {...formProps(editor, snapshot)}
        title={title}
        submitLabel={id === undefined ? 'Add Collection' : accountSentences.saveChanges}
        products={{
          ...search,
          chosen: snapshot.context.form.related,
          onAdd: ({ _id }) => {
            const related = search.found.find((product) => product._id === _id)
            if (related) send({ type: 'related.add', related })
          },
          onRemove: (removed) => send({ type: 'related.remove', id: removed }),
        }}
      />
    </EditorFrame>
  )
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
