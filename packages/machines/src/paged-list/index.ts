export { createPagedListMachine } from './paged-list.machine.ts'
export { pagedListMessages } from './paged-list.messages.ts'
export type {
  Identified,
  LoadedPages,
  PageAnswer,
  PagedListContext,
  PagedListEvent,
  PagedListInput,
  PagedListTag,
  PageRequest,
  Searchable,
} from './paged-list.types.ts'
