export { Copier } from './plain-copy.ts'
export type { PlainCopy } from './plain-copy.ts'
export { privateFields } from './private-fields.ts'
export { Placeholders } from './placeholders.ts'
