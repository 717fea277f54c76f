import type { SavedListLinks } from '@shop/views/saved-list'

/** Links of a preview lead nowhere. */
export const links: SavedListLinks = { shop: '#shop', item: () => '#item' }

/** The shop that a preview belongs to. */
export const exampleOrder = { shop: { name: 'Example Shop', chatNumber: '+234 800 000 0000' }, publicUrl: 'https://shop.example' }
