export { createCollectionEditorActors } from './collection-editor.actors.ts'
export type { CollectionEditing } from './collection-editor.actors.ts'
export { collectionConflict } from './collection-editor.kind.ts'
export { collectionEditorMachine } from './collection-editor.machine.ts'
export { collectionEditorMessages } from './collection-editor.messages.ts'
export type {
  CollectionEditorContext,
  CollectionEditorEvent,
  CollectionEditorInput,
  CollectionEditorOutput,
  CollectionForm,
} from './collection-editor.types.ts'
