export { ConflictDialog } from './ConflictDialog.tsx'
export { conflictWords } from './conflictWords.ts'
export { partNames } from './partNames.ts'
export type { FormPart } from '../item-form/form-shapes.ts'
