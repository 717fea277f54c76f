import type { Product, ProductPayload } from '@shop/api'
import type {
  EditedForm,
  ItemEditorContext,
  ItemEditorEvent,
  ItemEditorInput,
  ItemEditorOutput,
  ItemFields,
  Related,
  SaveRequest,
} from '../item-editor/item-editor.types.ts'

/** The fields of the product form, as typed. */
export interface ProductFields extends ItemFields {
  category: string
  /** Centimetres: all three, or none of them. */
  width: string
  depth: string
  height: string
}

/** The form of a product: `related` is its collection, or empty. */
export type ProductForm = EditedForm<ProductFields, Related>

/** The section of the dashboard with the products. */
export type ProductSection = 'products'

export type ProductEditorInput = ItemEditorInput<Product>
export type ProductEditorContext = ItemEditorContext<Product, ProductFields, Related>
export type ProductEditorEvent = ItemEditorEvent<ProductFields, Related>
export type ProductEditorOutput = ItemEditorOutput<Product, ProductSection>
export type ProductSaveRequest = SaveRequest<ProductPayload>
