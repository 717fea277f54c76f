export type { LineDetailsSnapshot, SavedListFailure, SavedListLinks, SavedListName, SavedListSnapshot } from './types.ts'
