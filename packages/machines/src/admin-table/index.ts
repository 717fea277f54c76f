export { createAdminTableActors } from './admin-table.actors.ts'
export type { AdminTableApi } from './admin-table.actors.ts'
export { createAdminTableMachine } from './admin-table.machine.ts'
export { pageCount } from './admin-table.rules.ts'
export type {
  AdminFilters,
  AdminPage,
  AdminPageRequest,
  AdminTableContext,
  AdminTableEvent,
  AdminTableInput,
  AdminTableTag,
} from './admin-table.types.ts'
export { collectionAdminMachine, productAdminMachine } from './admin-tables.ts'
