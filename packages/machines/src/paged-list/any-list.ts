import { createPagedListMachine } from './paged-list.machine.ts'
import type { Identified, Searchable } from './paged-list.types.ts'

/** A catalogue list of items with an id, for tools that need no narrower types. A screen creates one of its own items. */
export const pagedListMachine = createPagedListMachine<Identified, Searchable>()
