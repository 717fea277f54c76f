export { ChoiceForm } from './ChoiceForm.tsx'
export type { ChoiceFormProps } from './ChoiceForm.tsx'
