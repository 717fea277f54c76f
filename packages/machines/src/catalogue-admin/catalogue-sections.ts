import type { Collection, Product } from '@shop/api'
import { createCatalogueAdminMachine } from './catalogue-admin.machine.ts'

/** The products of the dashboard; provide `createCatalogueAdminActors({ api }).products`. */
export const productAdminMachine = createCatalogueAdminMachine<Product>()

/** The collections of the dashboard; provide `createCatalogueAdminActors({ api }).collections`. */
export const collectionAdminMachine = createCatalogueAdminMachine<Collection>()
