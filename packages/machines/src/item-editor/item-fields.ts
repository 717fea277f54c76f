import { amountText, itemProblems, parseStyle, priceOf } from '@shop/domain'
import type { ItemType, Style } from '@shop/domain'
import { itemEditorMessages } from './item-editor.messages.ts'
import type { FormProblem, ItemFields } from './item-editor.types.ts'

/** The shared fields of a product or a collection, as the server sends them. */
interface FilledFrom {
  name: string
  description: string
  items: string
  price: number
  style: string
  isBestSeller: boolean
  isPromo: boolean
  discountedPrice: number | null
  isForeign: boolean
  origin: string | null
}

/** The shared fields of a new item. */
export const blankItemFields: ItemFields = {
  name: '',
  description: '',
  items: '',
  price: '',
  style: '',
  isBestSeller: false,
  isPromo: false,
  discountedPrice: '',
  isForeign: false,
  origin: '',
}

/** The shared fields of an item. 'Contemporay', a spelling in old data, is shown as Contemporary. */
export function itemFieldsOf(item: FilledFrom): ItemFields {
  return withoutUnchecked({
    name: item.name,
    description: item.description,
    items: item.items,
    price: amountText(item.price),
    style: parseStyle(item.style) ?? '',
    isBestSeller: item.isBestSeller,
    isPromo: item.isPromo,
    discountedPrice: amountText(item.discountedPrice),
    isForeign: item.isForeign,
    origin: item.origin ?? '',
  })
}

/** The fields, with values cleared whose flag is not set: no discounted price without a promotion, no origin for local items. */
export function withoutUnchecked<Fields extends ItemFields>(fields: Fields): Fields {
  return {
    ...fields,
    discountedPrice: fields.isPromo ? fields.discountedPrice : '',
    origin: fields.isForeign ? fields.origin : '',
  }
}

/** The problems of the shared fields by the rules of the shop; `descriptionMissing` as in `itemProblems`. */
export function ruleProblems(itemType: ItemType, fields: ItemFields, descriptionMissing?: string): FormProblem[] {
  const { description, isPromo, isForeign, origin } = fields
  const [price, discountedPrice] = [priceOf(fields.price), priceOf(fields.discountedPrice)]
  return itemProblems(itemType, { description, price, isPromo, discountedPrice, isForeign, origin }, descriptionMissing)
}

/** A required text field, its text, and the message when it is empty. */
type RequiredText = readonly [path: string, text: string, message: string]

/** A problem for each of the fields that contains no more than spaces. */
export function missingProblems(sentences: readonly RequiredText[]): FormProblem[] {
  return sentences.filter(([, text]) => text.trim() === '').map(([path, , message]) => ({ path, message }))
}

/** The problem of a missing name. */
export const nameMissing = ({ name }: ItemFields) => ['name', name, itemEditorMessages.nameMissing] as const

/** The problem of a missing style. */
export const styleMissing = ({ style }: ItemFields) => ['style', style, itemEditorMessages.styleMissing] as const

/** The payload of the shared fields. They must have no problems. */
export function itemPayload(fields: ItemFields) {
  return {
    name: fields.name.trim(),
    description: fields.description,
    items: fields.items.trim(),
    price: priceOf(fields.price),
    style: fields.style as Style,
    isBestSeller: fields.isBestSeller,
    isPromo: fields.isPromo,
    discountedPrice: fields.isPromo ? priceOf(fields.discountedPrice) : null,
    isForeign: fields.isForeign,
    origin: fields.isForeign ? fields.origin.trim() : null,
  }
}
