import type { AnyStateMachine } from 'xstate'
import type { z } from '@shop/api/schemas'
import { adminsEvents } from '../admins/admins.events.ts'
import { adminsModel } from '../admins/admins.model.ts'
import { authEvents } from '../auth/auth.events.ts'
import { authModel } from '../auth/auth.model.ts'
import { bulkChangeEvents } from '../bulk-change/bulk-change.events.ts'
import { bulkChangeModel } from '../bulk-change/bulk-change.model.ts'
import { carouselEvents } from '../carousel/carousel.events.ts'
import { carouselModel } from '../carousel/carousel.model.ts'
import { cartEvents } from '../cart/cart.events.ts'
import { cartModels } from '../cart/cart.model.ts'
import { adminTableEvents } from '../admin-table/admin-table.events.ts'
import { adminTableModel } from '../admin-table/admin-table.model.ts'
import { collectionEditorEvents } from '../collection-editor/collection-editor.events.ts'
import { collectionEditorModels } from '../collection-editor/collection-editor.model.ts'
import { composerEvents } from '../composer/composer.events.ts'
import { composerModel } from '../composer/composer.model.ts'
import { consentEvents } from '../consent/consent.events.ts'
import { consentModel } from '../consent/consent.model.ts'
import { contactEvents } from '../contact/contact.events.ts'
import { contactModel } from '../contact/contact.model.ts'
import { emailConfirmationEvents } from '../email-confirmation/email-confirmation.events.ts'
import { emailConfirmationModel } from '../email-confirmation/email-confirmation.model.ts'
import { enquiryDeskEvents } from '../enquiry-desk/enquiry-desk.events.ts'
import { enquiryDeskModel } from '../enquiry-desk/enquiry-desk.model.ts'
import { enquiryFiguresModel } from '../enquiry-figures/enquiry-figures.model.ts'
import { enquiryInboxEvents } from '../enquiry-inbox/enquiry-inbox.events.ts'
import { enquiryInboxModel } from '../enquiry-inbox/enquiry-inbox.model.ts'
import { enquiriesEvents } from '../enquiries/enquiries.events.ts'
import { enquiriesModels } from '../enquiries/enquiries.model.ts'
import { invitationEvents } from '../invitation/invitation.events.ts'
import { invitationModel } from '../invitation/invitation.model.ts'
import { itemDeletionEvents } from '../item-deletion/item-deletion.events.ts'
import { itemDeletionModel } from '../item-deletion/item-deletion.model.ts'
import { lineDetailsEvents } from '../line-details/line-details.events.ts'
import { lineDetailsModel } from '../line-details/line-details.model.ts'
import { loadingEvents } from '../loading/loading.events.ts'
import { overviewModel } from '../overview/overview.model.ts'
import { pagedListEvents } from '../paged-list/paged-list.events.ts'
import { pagedListModel } from '../paged-list/paged-list.model.ts'
import { productEditorEvents } from '../product-editor/product-editor.events.ts'
import { productEditorModels } from '../product-editor/product-editor.model.ts'
import { profileEvents } from '../profile/profile.events.ts'
import { profileModels } from '../profile/profile.model.ts'
import { resetEvents } from '../reset/reset.events.ts'
import { resetModel } from '../reset/reset.model.ts'
import { shopDetailsEvents } from '../shop-details/shop-details.events.ts'
import { shopDetailsModels } from '../shop-details/shop-details.model.ts'
import { shopEvents } from '../shop/shop.events.ts'
import { shopModel } from '../shop/shop.model.ts'
import { staffEnquiryEvents } from '../staff-enquiry/staff-enquiry.events.ts'
import { staffEnquiryModel } from '../staff-enquiry/staff-enquiry.model.ts'
import { suggestionsEvents } from '../suggestions/suggestions.events.ts'
import { suggestionsModel } from '../suggestions/suggestions.model.ts'
import { synonymsEvents } from '../synonyms/synonyms.events.ts'
import { synonymsModel } from '../synonyms/synonyms.model.ts'
import { wishlistEvents } from '../wishlist/wishlist.events.ts'
import { wishlistModels } from '../wishlist/wishlist.model.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import type { KnownMachine } from './known-machine.ts'

/** The exports of machines with another name: a generic machine has one export for products and one for collections. */
const exportedAs: Partial<Record<string, string>> = { adminTable: 'productAdminMachine' }

/** Every machine of the shop, in the order of Storybook and the inspector. */
export const knownMachines: readonly KnownMachine[] = [
  known('Shop', [shopModel], shopEvents),
  known('Signing in and out', [authModel], authEvents),
  known('Cookie consent', [consentModel], consentEvents),
  known('Profile', profileModels, profileEvents),
  known('Password reset', [resetModel], resetEvents),
  known('Contact form', [contactModel], contactEvents),
  known('Cart', cartModels, cartEvents),
  known('Wishlist', wishlistModels, wishlistEvents),
  known('Enquiries', enquiriesModels, enquiriesEvents),
  known('Composer', [composerModel], composerEvents),
  known('Line details', [lineDetailsModel], lineDetailsEvents),
  known('Paged list', [pagedListModel], pagedListEvents),
  known('Carousel', [carouselModel], carouselEvents),
  known('Admin table', [adminTableModel], adminTableEvents),
  known('Product editor', productEditorModels, productEditorEvents),
  known('Collection editor', collectionEditorModels, collectionEditorEvents),
  known('Item deletion', [itemDeletionModel], itemDeletionEvents),
  known('Email confirmation', [emailConfirmationModel], emailConfirmationEvents),
  known('Overview', [overviewModel], loadingEvents),
  known('Bulk change', [bulkChangeModel], bulkChangeEvents),
  known('Shop details', shopDetailsModels, shopDetailsEvents),
  known('Admins', [adminsModel], adminsEvents),
  known('Invitation', [invitationModel], invitationEvents),
  known('Enquiry inbox', [enquiryInboxModel], enquiryInboxEvents),
  known('Enquiry desk', [enquiryDeskModel], enquiryDeskEvents),
  known('Staff enquiry', [staffEnquiryModel], staffEnquiryEvents),
  known('Suggestions', [suggestionsModel], suggestionsEvents),
  known('Enquiry figures', [enquiryFiguresModel], loadingEvents),
  known('Synonyms', [synonymsModel], synonymsEvents),
]

/** The machine with this id, if there is one. */
export function machineById(id: string | null): KnownMachine | undefined {
  return knownMachines.find((one) => one.id === id)
}

/** The payload schemas of all events, which mark the private fields. */
export const eventSchemas: readonly z.ZodObject[] = knownMachines.flatMap(({ events }) => Object.values(events))

// Each model belongs to its own machine; the type of a list of all models cannot express that.
type SomeModel = { machine: { id: string }; starts: object; cases: object }

function known(title: string, models: readonly SomeModel[], events: KnownMachine['events']): KnownMachine {
  const fitting = models as unknown as readonly ChartModel<AnyStateMachine>[]
  const { machine } = fitting[0]!
  return { id: machine.id, title, exportName: exportedAs[machine.id] ?? `${machine.id}Machine`, machine, models: fitting, events }
}
