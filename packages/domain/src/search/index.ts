/** The search: its vocabulary and how it reads a text. The server and the fake API use it; no page of a shopper does. */
export { splitPhrases, understoodWords } from './phrases.ts'
export type { Segment } from './phrases.ts'
export { isLiteralWord, searchLengthMaximum, searchWordExpression, searchWords } from './search-words.ts'
export type { UnderstoodKind, UnderstoodPart } from './understood-parts.ts'
export { understandQuery } from './understand-query.ts'
export type { UnderstoodQuery } from './understand-query.ts'
export { broaderKinds, kindsOfCategory, roomOfCategory, searchVocabulary } from './vocabulary.ts'
export type { ConceptType } from './vocabulary.ts'
