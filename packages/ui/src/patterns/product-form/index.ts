export type { FormPicture } from '../item-form/form-shapes.ts'
export { ProductForm } from './ProductForm.tsx'
