export { ProductForm, type ProductFormFields, type ProductFormProps } from './ProductForm.tsx'
