import { isDay } from '../dates.ts'
import { limits } from '../limits.ts'

/** A wish that a shopper may write with an order. */
export interface WishField {
  /** Its name in requests, in storage and in the database. */
  readonly id: string
  /** Whether it is about the whole order or about one of its items. */
  readonly of: 'order' | 'item'
  readonly label: string
  /** Maximum number of characters. */
  readonly maximum: number
  /** `day` is a calendar day as YYYY-MM-DD; `choice` is one of the choices. */
  readonly kind: 'line' | 'day' | 'choice'
  readonly choices?: readonly string[]
}

/**
 * Everything that a shopper may wish, in the order of the form. The form, the message, the request, and the pages of shopper and
 * owner follow from it: to add a wish, add its line here.
 */
const wishFields = [
  { id: 'fabric', of: 'item', label: 'Fabric', maximum: 60, kind: 'line' },
  { id: 'colour', of: 'item', label: 'Colour', maximum: 60, kind: 'line' },
  { id: 'size', of: 'item', label: 'Size', maximum: 60, kind: 'line' },
  { id: 'recipient', of: 'order', label: 'Who it is for', maximum: limits.personNameMaximum, kind: 'line' },
  { id: 'area', of: 'order', label: 'Delivery area', maximum: 120, kind: 'line' },
  { id: 'landmark', of: 'order', label: 'Landmark', maximum: 120, kind: 'line' },
  { id: 'floor', of: 'order', label: 'Floor', maximum: 40, kind: 'line' },
  { id: 'lift', of: 'order', label: 'Lift', maximum: 3, kind: 'choice', choices: ['Yes', 'No'] },
  { id: 'date', of: 'order', label: 'Date wanted', maximum: 10, kind: 'day' },
] as const satisfies readonly WishField[]

type Declared = (typeof wishFields)[number]

/** The name of a wish about the whole order. */
export type OrderWish = Extract<Declared, { of: 'order' }>['id']

/** The name of a wish about one item. */
export type ItemWish = Extract<Declared, { of: 'item' }>['id']

/** The wishes about the whole order, or about one item, in the order of the form. */
export function wishFieldsOf<Of extends WishField['of']>(of: Of) {
  const fields: readonly WishField[] = wishFields.filter((field) => field.of === of)
  return fields as readonly (WishField & { readonly id: Extract<Declared, { of: Of }>['id'] })[]
}

/** Whether a text fits a wish: any text in a line, a calendar day, or one of the choices. */
export function isWish({ kind, choices = [] }: WishField, text: string): boolean {
  if (kind === 'line') return true
  return kind === 'day' ? isDay(text) : choices.includes(text)
}
