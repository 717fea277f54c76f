export { pagedListMachine } from './any-list.ts'
export { firstList, listBeforeFilters } from './first-list.ts'
export type { ListSnapshot } from './first-list.ts'
export { loadedPages } from './loaded-pages.ts'
export { createPagedListMachine } from './paged-list.machine.ts'
export { pagedListMessages } from './paged-list.messages.ts'
export { sameFilters } from './paged-list.rules.ts'
export type {
  Identified,
  LoadedPages,
  PageResponse,
  PagedListContext,
  PagedListEvent,
  PagedListInput,
  PagedListTag,
  PageRequest,
  Searchable,
} from './paged-list.types.ts'
