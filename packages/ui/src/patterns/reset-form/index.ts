export { ResetForm, type ResetFormProps } from './ResetForm.tsx'
