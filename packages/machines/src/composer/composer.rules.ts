import { noWishes, wishKey } from '@shop/domain'
import type { ItemKey, Wishes, WishTexts } from '@shop/domain'
import type { OrderField } from './composer.types.ts'

/** The wishes after a change of fields about the whole order. */
export function withOrderTexts(wishes: Wishes, { note = wishes.note, ...details }: WishTexts<OrderField>): Wishes {
  return { ...wishes, note, details: withTexts(wishes.details, details) }
}

/** The wishes after a change of fields about one item. */
export function withItemTexts(wishes: Wishes, { key, values }: { key: string; values: WishTexts }): Wishes {
  const { [key]: before = {}, ...others } = wishes.items
  const texts = withTexts(before, values)
  return { ...wishes, items: Object.keys(texts).length === 0 ? others : { ...others, [key]: texts } }
}

/** The stored draft with what was typed before it was read. */
export function mergeWishes(stored: Wishes, typed: Wishes): Wishes {
  const items = Object.entries(typed.items)
  const details = withOrderTexts(stored, { ...typed.details, ...(typed.note !== '' && { note: typed.note }) })
  return items.reduce((merged, [key, values]) => withItemTexts(merged, { key, values }), details)
}

/** The draft after an order of these items. It keeps the wishes about other items; the note and the details were sent. */
export function withoutSent({ items }: Wishes, ordered: readonly ItemKey[]): Wishes {
  const sent = new Set(ordered.map(wishKey))
  return { ...noWishes, items: Object.fromEntries(Object.entries(items).filter(([key]) => !sent.has(key))) }
}

/** Texts after a change. Empty ones are left out. */
function withTexts(before: WishTexts, changed: WishTexts): WishTexts {
  return Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, text]) => text !== ''))
}
