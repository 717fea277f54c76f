import { createItemEditorMachine } from '../item-editor/item-editor.machine.ts'
import { productEditorKind } from './product-editor.kind.ts'

/**
 * The form of a new or an existing product, with the chart of `createItemEditorMachine` and the configuration `productEditorKind`; provide
 * `createProductEditorActors`.
 */
export const productEditorMachine = createItemEditorMachine(productEditorKind)
