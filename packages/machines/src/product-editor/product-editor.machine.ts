import { createItemEditorMachine } from '../item-editor/item-editor.machine.ts'
import { productEditorKind } from './product-editor.kind.ts'

/**
 * The form of a product, a new one or one to be changed; provide `createProductEditorActors`. The chart, and what each
 * of its states means for the person, is in `createItemEditorMachine`; what is a product's own is in `productEditorKind`.
 */
export const productEditorMachine = createItemEditorMachine(productEditorKind)
