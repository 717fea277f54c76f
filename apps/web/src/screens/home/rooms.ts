import { homeSentences } from '@shop/domain'
import type { ShopCategory } from '@shop/domain'

/** The four promotional blocks of Home, in order. */
export const rooms: readonly { title: string; text: string; category: ShopCategory }[] = [
  {
    title: homeSentences.livingRooms,
    text: 'Sofas built on hardwood frames and upholstered by hand, in the size and the fabric that your room asks for.',
    category: 'Living Room',
  },
  {
    title: homeSentences.diningRooms,
    text: 'Tables that seat the whole family, with chairs made to sit through a long Sunday.',
    category: 'Dining Room',
  },
  {
    title: homeSentences.bedRooms,
    text: 'Beds with upholstered heads, and the wardrobes and mirrors that belong to them.',
    category: 'Bedroom',
  },
  {
    title: homeSentences.cornerSofas,
    text: 'Sectional and L-shaped pieces, measured to the corner that they are made for.',
    category: 'Corner Sofas',
  },
]
