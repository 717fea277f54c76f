import { previewAdmins, previewInvitation } from './admins.tsx'
import { previewCarousel } from './carousel.tsx'
import { previewAdminTable } from './admin-table.tsx'
import { previewComposer } from './composer.tsx'
import { previewConsent } from './consent.tsx'
import { previewBulkChange, previewOverview, previewShopDetails } from './dashboard.tsx'
import { previewCollectionEditor, previewProductEditor } from './editors.tsx'
import { previewAuth, previewContact, previewEmailConfirmation, previewReset } from './forms.tsx'
import { previewItemDeletion } from './item-deletion.tsx'
import { previewPagedList } from './paged-list.tsx'
import type { Preview } from './preview.ts'
import { previewProfile } from './profile.tsx'
import { previewCart, previewLineDetails, previewWishlist } from './saved-lists.tsx'
import { previewSynonyms } from './synonyms.tsx'

/** The previews by the id of the machine. A machine that is not listed has no preview. */
export const previews: Readonly<Record<string, Preview>> = {
  admins: previewAdmins,
  auth: previewAuth,
  bulkChange: previewBulkChange,
  carousel: previewCarousel,
  cart: previewCart,
  adminTable: previewAdminTable,
  collectionEditor: previewCollectionEditor,
  composer: previewComposer,
  consent: previewConsent,
  contact: previewContact,
  emailConfirmation: previewEmailConfirmation,
  invitation: previewInvitation,
  itemDeletion: previewItemDeletion,
  lineDetails: previewLineDetails,
  overview: previewOverview,
  pagedList: previewPagedList,
  productEditor: previewProductEditor,
  profile: previewProfile,
  reset: previewReset,
  shopDetails: previewShopDetails,
  synonyms: previewSynonyms,
  wishlist: previewWishlist,
}
