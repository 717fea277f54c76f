export { CollectionForm, type CollectionFormProps } from './CollectionForm.tsx'
export type { PickedProduct } from './ProductPicker.tsx'
