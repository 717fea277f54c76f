export type { FormPicture } from '../item-form/form-shapes.ts'
export { ProductForm, type ProductFormFields, type ProductFormProps } from './ProductForm.tsx'
