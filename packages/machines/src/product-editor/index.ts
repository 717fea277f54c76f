export { createProductEditorActors } from './product-editor.actors.ts'
export type { ProductEditing } from './product-editor.actors.ts'
export { productConflict } from './product-editor.kind.ts'
export { productEditorMachine } from './product-editor.machine.ts'
export { productEditorMessages } from './product-editor.messages.ts'
export type {
  ProductEditorContext,
  ProductEditorEvent,
  ProductEditorInput,
  ProductEditorOutput,
  ProductFields,
  ProductForm,
} from './product-editor.types.ts'
