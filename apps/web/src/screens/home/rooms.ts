import { homeSentences } from '@shop/domain'
import type { ShopCategory } from '@shop/domain'

/** The four promotional blocks of Home, in order. */
export const rooms: readonly { title: string; text: string; category: ShopCategory }[] = [
  {
    title: homeSentences.livingRooms,
    text: 'Hardwood frames, upholstered by hand, in the size and fabric that suit your room.',
    category: 'Living Room',
  },
  {
    title: homeSentences.diningRooms,
    text: 'Tables for the whole family, with chairs that stay comfortable all Sunday.',
    category: 'Dining Room',
  },
  {
    title: homeSentences.bedRooms,
    text: 'Upholstered beds with matching wardrobes and mirrors.',
    category: 'Bedroom',
  },
  {
    title: homeSentences.cornerSofas,
    text: 'Sectional and L-shaped sofas, made to fit your corner.',
    category: 'Corner Sofas',
  },
]
