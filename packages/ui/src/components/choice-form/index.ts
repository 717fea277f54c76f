export { ChoiceForm } from './ChoiceForm.tsx'
