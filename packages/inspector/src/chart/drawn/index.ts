import type { Drawing } from '../drawing.ts'
import auth from './auth.json' with { type: 'json' }
import carousel from './carousel.json' with { type: 'json' }
import cart from './cart.json' with { type: 'json' }
import catalogueAdmin from './catalogueAdmin.json' with { type: 'json' }
import collectionEditor from './collectionEditor.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import contact from './contact.json' with { type: 'json' }
import itemDeletion from './itemDeletion.json' with { type: 'json' }
import lineDetails from './lineDetails.json' with { type: 'json' }
import pagedList from './pagedList.json' with { type: 'json' }
import productEditor from './productEditor.json' with { type: 'json' }
import profile from './profile.json' with { type: 'json' }
import reset from './reset.json' with { type: 'json' }
import shop from './shop.json' with { type: 'json' }
import wishlist from './wishlist.json' with { type: 'json' }

/** The drawings of the shop's machines, by the id of the chart, as `pnpm --filter @shop/inspector charts` makes them. */
export const drawings: Readonly<Record<string, Drawing>> = {
  auth,
  carousel,
  cart,
  catalogueAdmin,
  collectionEditor,
  consent,
  contact,
  itemDeletion,
  lineDetails,
  pagedList,
  productEditor,
  profile,
  reset,
  shop,
  wishlist,
} as unknown as Record<string, Drawing>
