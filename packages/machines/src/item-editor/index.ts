export type { ItemConflict } from './conflict.ts'
export type {
  EditedForm,
  EditorDestination,
  FormProblem,
  ItemEditorContext,
  ItemEditorEvent,
  ItemEditorInput,
  ItemEditorOutput,
  ItemEditorTag,
  ItemFields,
  Related,
} from './item-editor.types.ts'
export { itemEditorMessages } from './item-editor.messages.ts'
export { hasUnsavedChanges } from './compare-forms.ts'
export { isNewItem } from './saved-item.ts'
export { createUnfinishedForms, forgetUnfinishedForms } from './unfinished-store.ts'
export type { UnfinishedForm, UnfinishedForms } from './unfinished-form.types.ts'
export { readingProgress } from './pictures.ts'
export type { EditedPicture, ReadPicture, StoredPicture, UnreadPicture } from './pictures.types.ts'
