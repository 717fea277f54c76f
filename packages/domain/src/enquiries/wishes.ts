import { formatDay } from '../dates.ts'
import { limits } from '../limits.ts'
import type { ItemKey } from '../lines.ts'
import { toWellFormed } from '../texts.ts'
import { isWish, wishFieldsOf } from './wish-fields.ts'
import type { ItemWish, OrderWish, WishField } from './wish-fields.ts'

/** Texts by the names of their wishes. A wish that nobody wrote is missing. */
export type WishTexts<Wish extends string = string> = Readonly<Partial<Record<Wish, string>>>

/** What a shopper writes about an order before it is sent. */
export interface Wishes {
  /** A free text. */
  readonly note: string
  /** The wishes about the whole order. */
  readonly details: WishTexts<OrderWish>
  /** The wishes about single items, by `wishKey`. */
  readonly items: Readonly<Record<string, WishTexts<ItemWish>>>
}

/** Nothing written. */
export const noWishes: Wishes = { note: '', details: {}, items: {} }

/** The name of an item among the wishes. */
export function wishKey({ item, itemType }: ItemKey): string {
  return `${itemType} ${item}`
}

/**
 * Wishes as they can be sent: each line without line breaks and outer spaces, at most as long as its field, with only characters that
 * can be stored. Empty, unknown and invalid ones are left out.
 */
export function cleanWishes({ note, details, items }: Wishes): Wishes {
  const ofItems = Object.entries(items).map(([key, texts]) => [key, cleanWishTexts('item', texts)] as const)
  const written = ofItems.filter(([, texts]) => Object.keys(texts).length > 0)
  return {
    note: storable(note, limits.noteMaximum).trim(),
    details: cleanWishTexts('order', details),
    items: Object.fromEntries(written.slice(0, limits.enquiryLinesMaximum)),
  }
}

/** The wishes about an order, or about an item, as they can be sent. */
export function cleanWishTexts(of: WishField['of'], texts: WishTexts): Record<string, string> {
  const cleaned = wishFieldsOf(of).map((field) => {
    const text = storable(texts[field.id] ?? '', field.maximum)
    return [field, text.replace(/\s+/g, ' ').trim()] as const
  })
  return Object.fromEntries(cleaned.flatMap(([field, text]) => (text !== '' && isWish(field, text) ? [[field.id, text]] : [])))
}

/** A wish with its label, as people read it. */
export interface LabelledWish {
  readonly label: string
  readonly text: string
}

/** What a shopper wrote about the whole order, in the order of the form. */
export function labelledOrderWishes({ note, details }: { note: string; details: WishTexts }): LabelledWish[] {
  return [...labelled('order', details), ...(note === '' ? [] : [{ label: 'Note', text: note }])]
}

/** What a shopper wrote about an item, in the order of the form. */
export function labelledItemWishes(wishes: WishTexts): LabelledWish[] {
  return labelled('item', wishes)
}

function labelled(of: WishField['of'], texts: WishTexts): LabelledWish[] {
  return wishFieldsOf(of).flatMap(({ id, label, kind }) => {
    const text = texts[id] ?? ''
    return text === '' ? [] : [{ label, text: kind === 'day' ? formatDay(text) : text }]
  })
}

/** A text with at most this many characters, all of which can be stored. */
function storable(text: string, maximum: number): string {
  return toWellFormed(text.replaceAll('\0', '').slice(0, maximum))
}
