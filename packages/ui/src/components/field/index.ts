export { Field } from './Field.tsx'
export type { FieldControl, FieldTexts } from './Field.tsx'
