import { savedListSentences, wishFieldsOf } from '@shop/domain'
import type { Wishes } from '@shop/domain'
import { cartMessages } from '@shop/machines'
import type { UnsentEnquiry } from '@shop/machines'
import { asCode } from '../as-code.ts'
import { cookieChoice } from './consent.ts'
import { at, automatic, button, connects, opens, opensItem, press } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'
import { recordedEnquiry } from './example-responses.ts'
import { isVisible, shows } from './expectations.ts'

/** The link that opens the chat. On a phone, the page of an item has a second one. */
const orderLink = "page.getByRole('link', { name: 'Order Now', exact: true }).first()"

/** Adds items to the cart, and opens it. Quantities do not matter, because an order gets the recorded response. */
const fillsCart = (items: readonly { item: unknown; itemType: unknown }[]) => [
  ...items.flatMap(({ item, itemType }) => [
    ...opensItem(itemType, item),
    `await ${button('Add to Cart')}.click()`,
    `await page.getByText(${asCode(cartMessages.add.done)}).first().waitFor()`,
  ]),
  ...opens('/cart'),
]

/** Orders an item on its own page, or a cart with the same items. */
function orders(event: RecordedEvent): string[] {
  const { source, lines } = event as unknown as UnsentEnquiry
  const { item, itemType } = lines[0]!
  return [...(source === 'cart' ? fillsCart(lines) : opensItem(itemType, item)), `await ${orderLink}.click()`]
}

/** The fields in which a shopper writes wishes. */
const wishFields = [...wishFieldsOf('order'), ...wishFieldsOf('item'), { id: 'note', label: 'Note', kind: 'line' }]
const sheet = "page.getByRole('dialog', { name: 'Your wishes' })"
const wishField = (label: string) => `${sheet}.getByLabel(${asCode(label)}, { exact: true })`

/** Writes wishes. */
const writes = ({ values }: RecordedEvent) =>
  wishFields.flatMap(({ id, label, kind }) => {
    const value = (values as RecordedEvent)[id]
    if (value === undefined) return []
    return [`await ${wishField(label)}.${kind === 'choice' ? 'selectOption' : 'fill'}(${asCode(value)})`]
  })

/** Expects what the shopper wrote about the order and about the only item; those of several items have the same labels. */
function showsWishes({ note, details, items }: Wishes): string[] {
  const [only = {}, ...more] = Object.values(items)
  const texts: RecordedEvent = { note, ...details, ...(more.length === 0 && only) }
  return wishFields.flatMap(({ id, label }) =>
    texts[id] === undefined || texts[id] === '' ? [] : [`await expect(${wishField(label)}).toHaveValue(${asCode(texts[id])})`],
  )
}

/** The items about which the shopper wrote or that were ordered. */
function composedItems(input: readonly RecordedEvent[]) {
  const ordered = input.map(({ enquiry }) => (enquiry as UnsentEnquiry | null | undefined)?.lines).find((lines) => lines)
  const keys = new Set(input.flatMap(({ key }) => (typeof key === 'string' ? [key] : [])))
  return ordered ?? [...keys].map((key) => ({ itemType: key.split(' ')[0], item: key.split(' ')[1] }))
}

/** The drivers of orders by chat. */
export const orderDrivers: Readonly<Record<string, Driver>> = {
  composer: {
    begin: (_, steps) => {
      const items = composedItems(steps.flatMap((step) => (step.kind === 'send' ? [step.event] : [])))
      if (items.length === 0) return ['// Add an item to the cart first, and press Add your wishes.']
      return [...fillsCart(items), `await ${button('Add your wishes')}.click()`]
    },
    events: {
      'draft.changed': automatic,
      'order.typed': writes,
      // The fields of several items have the same labels.
      'item.typed': (event, { wishes }) => {
        const { items } = wishes as Wishes
        return Object.keys(items).every((key) => key === event['key']) ? writes(event) : null
      },
      'chat.opened': () => [`await ${sheet}.getByRole('link', { name: 'Open chat', exact: true }).click()`],
      'message.copy': press('Copy the message'),
    },
    expects: ({ value, context }) => [
      ...(value === 'opened' ? [shows('No chat opened?')] : []),
      ...(value === 'copied' ? [shows('Message copied.')] : []),
      ...(value === 'refused' ? [shows('The message could not be copied.')] : []),
      ...showsWishes(context['wishes'] as Wishes),
    ],
    requests: {},
  },
  enquiries: {
    begin: at('/cart'),
    events: {
      ...cookieChoice,
      'order.opened': orders,
      'connection.changed': connects,
      'wishes.written': automatic,
      'copy.changed': automatic,
    },
    // The chat opens in a tab of its own, and the page stays. Nothing can be ordered with an empty cart.
    expects: () => [isVisible(`${orderLink}.or(page.getByText(${asCode(savedListSentences.cartEmpty)}))`)],
    requests: {
      prepare: { prepares: () => [] },
      send: { path: '/enquiries', body: recordedEnquiry },
      // The machine does not keep the number.
      claim: { path: '/enquiries/claim', body: () => ({ claimed: 0 }) },
    },
  },
}
