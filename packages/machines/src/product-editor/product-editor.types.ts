import type { Dimensions, Product, ProductPayload } from '@shop/api'
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

/** The form value of a payload's field: a flag stays a boolean, everything else is a text. */
type Typed<Value> = [NonNullable<Value>] extends [boolean] ? boolean : string

/** The fields of the product form: one for each field of the payload, for each dimension and for both ends of the lead time. */
export type ProductFields = ItemFields & {
  [Field in Exclude<keyof ProductPayload, 'images' | 'collectionId' | 'dimensions' | 'leadTimeWeeks'>]-?: Typed<
    ProductPayload[Field]
  >
} & { [Measure in keyof Dimensions]: string } & Record<'leadTimeMinimum' | 'leadTimeMaximum', string>

/** The form of a product: `related` is its collection, or empty. */
export type ProductForm = EditedForm<ProductFields, Related>

/** The section of the dashboard with the products. */
export type ProductSection = 'products'

export type ProductEditorInput = ItemEditorInput<Product>
export type ProductEditorContext = ItemEditorContext<Product, ProductFields, Related>
export type ProductEditorEvent = ItemEditorEvent<ProductFields, Related>
export type ProductEditorOutput = ItemEditorOutput<Product, ProductSection>
export type ProductSaveRequest = SaveRequest<ProductPayload>
