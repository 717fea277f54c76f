import { createItemEditorMachine } from '../item-editor/item-editor.machine.ts'
import { collectionEditorKind } from './collection-editor.kind.ts'

/**
 * The form of a new or an existing collection, with the chart of `createItemEditorMachine` and the configuration `collectionEditorKind`; provide
 * `createCollectionEditorActors`.
 */
export const collectionEditorMachine = createItemEditorMachine(collectionEditorKind)
