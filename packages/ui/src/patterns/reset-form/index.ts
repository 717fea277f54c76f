export { ResetForm } from './ResetForm.tsx'
