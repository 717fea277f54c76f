export { createCatalogueAdminActors } from './catalogue-admin.actors.ts'
export type { CatalogueAdministration } from './catalogue-admin.actors.ts'
export { createCatalogueAdminMachine } from './catalogue-admin.machine.ts'
export { pageCount } from './catalogue-admin.rules.ts'
export type {
  AdminFilters,
  AdminPage,
  AdminPageRequest,
  CatalogueAdminContext,
  CatalogueAdminEvent,
  CatalogueAdminInput,
  CatalogueAdminTag,
} from './catalogue-admin.types.ts'
export { collectionAdminMachine, productAdminMachine } from './catalogue-sections.ts'
