import { matchName } from './matching.ts'

/** The eight categories that a product can have. */
export const categories = [
  'Living Room',
  'Armchair',
  'Bedroom',
  'Dining Room',
  'Center Table',
  'Wardrobe',
  'TV Unit',
  'Carpet',
] as const

/** A category of a product. */
export type Category = (typeof categories)[number]

/** The nine categories in the shop's navigation: the eight of products and the view 'Corner Sofas'. */
export const shopCategories = [...categories, 'Corner Sofas'] as const

/** A category in the navigation; 'Corner Sofas' is a view of Living Room (see `isCornerItem`). */
export type ShopCategory = (typeof shopCategories)[number]

/** The label of each shop category in the navigation. */
export const shopCategoryLabels: Readonly<Record<ShopCategory, string>> = {
  'Living Room': 'Living Room',
  Armchair: 'Armchair',
  Bedroom: 'Bedroom',
  'Dining Room': 'Dining Room',
  'Center Table': 'Center Table',
  Wardrobe: 'Wardrobe',
  'TV Unit': 'TV unit',
  Carpet: 'Carpet',
  'Corner Sofas': 'Corner Sofas',
}

/** Parses the name of a category, ignoring case ('TV unit' is 'TV Unit'); null when there is none. */
export function parseCategory(text: string): Category | null {
  return matchName(categories, text)
}

/** Parses the name of a shop category, ignoring case; null when there is none. */
export function parseShopCategory(text: string): ShopCategory | null {
  return matchName(shopCategories, text)
}

/** The entries of the mobile drawer's Categories tab, in order. Two of them lead to the same category. */
export const drawerCategories: readonly { readonly label: string; readonly category: Category }[] = [
  { label: 'Sofas', category: 'Living Room' },
  { label: 'Armchairs', category: 'Armchair' },
  { label: 'Living Rooms', category: 'Living Room' },
  { label: 'Bedrooms', category: 'Bedroom' },
  { label: 'Dining Rooms', category: 'Dining Room' },
  { label: 'Center Tables', category: 'Center Table' },
  { label: 'Wardrobe', category: 'Wardrobe' },
  { label: 'TV Unit', category: 'TV Unit' },
  { label: 'Carpets', category: 'Carpet' },
]
