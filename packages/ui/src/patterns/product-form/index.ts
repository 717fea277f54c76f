export type { FormPicture } from '../item-form/form-shapes.ts'
export { ProductForm } from './ProductForm.tsx'
export { productLabels } from '../item-form/labels.ts'
