import type { Collection, Product } from '@shop/api'
import type { CollectionFilters, ProductFilters } from './paged-list.actors.ts'
import { createPagedListMachine } from './paged-list.machine.ts'

/** The list of products; provide `createPagedListActors({ api }).products`. */
export const productListMachine = createPagedListMachine<Product, ProductFilters>()

/** The list of collections; provide `createPagedListActors({ api }).collections`. */
export const collectionListMachine = createPagedListMachine<Collection, CollectionFilters>()
