export type { LineDetailsSnapshot, SavedListFailure, SavedListLinks, SavedListName } from './types.ts'
