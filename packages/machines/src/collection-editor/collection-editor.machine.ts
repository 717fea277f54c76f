import { createItemEditorMachine } from '../item-editor/item-editor.machine.ts'
import { collectionEditorKind } from './collection-editor.kind.ts'

/**
 * The form of a new or an existing collection; provide `createCollectionEditorActors`. The chart and its states are
 * documented in `createItemEditorMachine`; the collection's configuration is `collectionEditorKind`.
 */
export const collectionEditorMachine = createItemEditorMachine(collectionEditorKind)
