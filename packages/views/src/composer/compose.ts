import { cleanWishes, composedMessage, enquiryTitle, wishKey } from '@shop/domain'
import type { ComposedMessage, ItemKey, OrderLine, Wishes } from '@shop/domain'
import type { PreparedEnquiry, UnsentEnquiry } from '@shop/machines'

/** An item of the order, as the message and the enquiry have it. */
export type ComposedItem = OrderLine & ItemKey

/** What is ordered: the item of a page, or the cart. */
export interface Order {
  source: UnsentEnquiry['source']
  lines: readonly ComposedItem[]
}

interface ComposeOptions {
  shopName: string
  order: Order
  /** What the shopper typed. */
  wishes: Wishes
  /** The reference of the enquiry and the key of its link; null while nothing can be recorded. */
  prepared: PreparedEnquiry | null
  /** The absolute address of an enquiry's page. */
  linkOf: (enquiry: PreparedEnquiry) => string
}

/** The message of an order with the shopper's wishes, and the enquiry that records both. */
export function compose(options: ComposeOptions): { message: ComposedMessage; enquiry: UnsentEnquiry | null } {
  const { shopName, order, prepared, linkOf } = options
  // The draft has wishes about other items, too, and what can be sent is limited.
  const ordered = order.lines.map((line) => [wishKey(line), options.wishes.items[wishKey(line)] ?? {}] as const)
  const { note, details, items } = cleanWishes({ ...options.wishes, items: Object.fromEntries(ordered) })
  const lines = order.lines.map((line) => ({ ...line, wishes: items[wishKey(line)] ?? {} }))
  const reference = prepared && { reference: prepared.reference, link: linkOf(prepared) }
  return {
    message: composedMessage(shopName, { isCart: order.source === 'cart', lines, note, details }, reference),
    enquiry: prepared && {
      ...prepared,
      source: order.source,
      title: enquiryTitle(lines),
      lines: lines.map(({ item, itemType, quantity, price, wishes }) => ({ item, itemType, quantity, price, wishes })),
      note,
      details,
    },
  }
}
