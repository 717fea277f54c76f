export { ConflictChoices } from './ConflictChoices.tsx'
export { ConflictDialog } from './ConflictDialog.tsx'
export type { FormPart } from '../item-form/form-shapes.ts'
