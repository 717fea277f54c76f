import { createItemEditorMachine } from '../item-editor/item-editor.machine.ts'
import { productEditorKind } from './product-editor.kind.ts'

/**
 * The form of a new or an existing product; provide `createProductEditorActors`. The chart and its states are documented in
 * `createItemEditorMachine`; the product's configuration is `productEditorKind`.
 */
export const productEditorMachine = createItemEditorMachine(productEditorKind)
