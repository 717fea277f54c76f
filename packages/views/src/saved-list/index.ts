export type { SavedListFailure, SavedListLinks, SavedListName } from './types.ts'
