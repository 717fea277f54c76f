import type { ReactNode } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import type { EventRecord } from '../protocol/index.ts'
import { besideCarousel } from './carousel.tsx'
import { besideCatalogueAdmin } from './catalogue-admin.tsx'
import { besideConsent } from './consent.tsx'
import { besideCollectionEditor, besideProductEditor } from './editors.tsx'
import { besideAuth, besideContact, besideReset } from './forms.tsx'
import { besideItemDeletion } from './item-deletion.tsx'
import { besideLineDetails } from './line-details.tsx'
import { besideList } from './list.tsx'
import { besideCart, besideWishlist } from './lists.tsx'
import { besideProfile } from './profile.tsx'
import { besideShop } from './shop.tsx'

/** What a person sees of a machine in the shop; null where this state shows nothing of its own. */
export type Beside = (snapshot: AnyMachineSnapshot, send: (event: EventRecord) => void) => ReactNode

/** The shop's own component for each machine, by the id of its chart. */
export const beside: Readonly<Record<string, Beside>> = {
  auth: besideAuth,
  carousel: besideCarousel,
  cart: besideCart,
  catalogueAdmin: besideCatalogueAdmin,
  collectionEditor: besideCollectionEditor,
  consent: besideConsent,
  contact: besideContact,
  itemDeletion: besideItemDeletion,
  lineDetails: besideLineDetails,
  pagedList: besideList,
  productEditor: besideProductEditor,
  profile: besideProfile,
  reset: besideReset,
  shop: besideShop,
  wishlist: besideWishlist,
}
