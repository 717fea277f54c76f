export { Copier, cutMark, usualLimits } from './plain-copy.ts'
export type { CopyLimits, PlainCopy } from './plain-copy.ts'
export { privateFields, privateFieldsOf } from './private-fields.ts'
export { StandIns } from './stand-ins.ts'
