import { createPagedListMachine } from './paged-list.machine.ts'
import type { Identified, Searchable } from './paged-list.types.ts'

/** The list of anything that has an id: for tools that know no narrower types. A screen makes one of its own items. */
export const pagedListMachine = createPagedListMachine<Identified, Searchable>()
