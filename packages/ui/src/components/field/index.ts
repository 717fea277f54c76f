export { Field } from './Field.tsx'
export type { FieldTexts } from './Field.tsx'
