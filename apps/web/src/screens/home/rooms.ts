import { homeSentences } from '@shop/domain'
import type { ShopCategory } from '@shop/domain'

/** The texts of the promotional blocks of Home by the category that they lead to, in order. */
export const rooms = {
  'Living Room': {
    title: homeSentences.livingRooms,
    text: 'Hardwood frames, upholstered by hand, in the size and fabric that suit your room.',
  },
  'Dining Room': {
    title: homeSentences.diningRooms,
    text: 'Tables for the whole family, with chairs that stay comfortable all Sunday.',
  },
  Bedroom: {
    title: homeSentences.bedRooms,
    text: 'Upholstered beds with matching wardrobes and mirrors.',
  },
  'Corner Sofas': {
    title: homeSentences.cornerSofas,
    text: 'Sectional and L-shaped sofas, made to fit your corner.',
  },
} satisfies Partial<Record<ShopCategory, { title: string; text: string }>>

/** A category that a promotional block leads to. */
export type RoomCategory = keyof typeof rooms
