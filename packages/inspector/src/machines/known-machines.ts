import {
  authModel,
  carouselModel,
  cartModels,
  catalogueAdminModel,
  collectionEditorModel,
  consentModel,
  contactModel,
  itemDeletionModel,
  lineDetailsModel,
  pagedListModel,
  productEditorModel,
  profileModels,
  resetModel,
  shopModel,
  wishlistModels,
} from '@shop/machines/models'
import type { ChartModel } from '@shop/machines/testing'
import type { AnyStateMachine } from 'xstate'
import type { z } from 'zod'
import { authEvents } from './events/auth.events.ts'
import {
  carouselEvents,
  catalogueAdminEvents,
  itemDeletionEvents,
  lineDetailsEvents,
  pagedListEvents,
} from './events/catalogue.events.ts'
import { collectionEditorEvents, productEditorEvents } from './events/editor.events.ts'
import { contactEvents, profileEvents, resetEvents } from './events/form.events.ts'
import { cartEvents, wishlistEvents } from './events/list.events.ts'
import { consentEvents, shopEvents } from './events/shop.events.ts'
import type { KnownMachine } from './known-machine.ts'

/** A machine whose types are left open is exported once for products and once for collections. */
const exportedAs: Partial<Record<string, string>> = { catalogueAdmin: 'productAdminMachine' }

/** Every machine of the shop, as Storybook and the inspector list them. */
export const knownMachines: readonly KnownMachine[] = [
  known('Shop', [shopModel], shopEvents),
  known('Signing in and out', [authModel], authEvents),
  known('Cookie consent', [consentModel], consentEvents),
  known('Profile', profileModels, profileEvents),
  known('Password reset', [resetModel], resetEvents),
  known('Contact form', [contactModel], contactEvents),
  known('Cart', cartModels, cartEvents),
  known('Wishlist', wishlistModels, wishlistEvents),
  known('Line details', [lineDetailsModel], lineDetailsEvents),
  known('Paged list', [pagedListModel], pagedListEvents),
  known('Carousel', [carouselModel], carouselEvents),
  known('Catalogue admin', [catalogueAdminModel], catalogueAdminEvents),
  known('Product editor', [productEditorModel], productEditorEvents),
  known('Collection editor', [collectionEditorModel], collectionEditorEvents),
  known('Item deletion', [itemDeletionModel], itemDeletionEvents),
]

/** The machine with that id; undefined for one that the shop does not have. */
export function machineById(id: string | null): KnownMachine | undefined {
  return knownMachines.find((one) => one.id === id)
}

/** The schemas of all events, with the marks of what is private in them. */
export const eventSchemas: readonly z.ZodObject[] = knownMachines.flatMap(({ events }) => Object.values(events))

// Each model fits its own machine; a list of them all can only say that they are models.
type SomeModel = { machine: { id: string }; starts: object; cases: object }

function known(title: string, models: readonly SomeModel[], events: KnownMachine['events']): KnownMachine {
  const fitting = models as unknown as readonly ChartModel<AnyStateMachine>[]
  const { machine } = fitting[0]!
  return { id: machine.id, title, exportName: exportedAs[machine.id] ?? `${machine.id}Machine`, machine, models: fitting, events }
}
