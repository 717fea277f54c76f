import type { Collection, Product } from '@shop/api'
import { createAdminTableMachine } from './admin-table.machine.ts'

/** The products of the dashboard; provide `createAdminTableActors({ api }).products`. */
export const productAdminMachine = createAdminTableMachine<Product>()

/** The collections of the dashboard; provide `createAdminTableActors({ api }).collections`. */
export const collectionAdminMachine = createAdminTableMachine<Collection>()
