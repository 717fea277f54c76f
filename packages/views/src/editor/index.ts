export { CollectionEditorView } from './CollectionEditorView.tsx'
export { ProductEditorView } from './ProductEditorView.tsx'
export type { EditorSnapshot } from './types.ts'
