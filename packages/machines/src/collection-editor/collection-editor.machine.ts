import { createItemEditorMachine } from '../item-editor/item-editor.machine.ts'
import { collectionEditorKind } from './collection-editor.kind.ts'

/**
 * The form of a collection, a new one or one to be changed; provide `createCollectionEditorActors`. The chart, and what
 * each of its states means for the person, is in `createItemEditorMachine`; what is a collection's own is in
 * `collectionEditorKind`.
 */
export const collectionEditorMachine = createItemEditorMachine(collectionEditorKind)
