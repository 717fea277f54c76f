import { totalPrice } from './lines.ts'
import { formatNaira } from './money.ts'

/** One item in the order message. `price` is what the shopper pays, in naira; `link` is absolute. */
export interface OrderItem {
  readonly name: string
  readonly price: number
  readonly link: string
}

/** A line of the cart in the order message. */
export interface OrderLine extends OrderItem {
  readonly quantity: number
  /** Set when the item is unknown or failed to load: the message leaves such a line out. */
  readonly error?: boolean
}

/** The order message of one item: a greeting, the name, its price and its link, each on its own line. */
export function itemOrderMessage(shopName: string, item: OrderItem): string {
  return [`Hello ${shopName}, I would like to order this piece:`, item.name, ...priceAndLink(item)].join('\n')
}

/**
 * The order message of a cart: a greeting, the numbered lines and the total. Lines that are unknown or failed to load are
 * left out; null when there is no line to order.
 */
export function cartOrderMessage(shopName: string, lines: readonly OrderLine[]): string | null {
  const ordered = lines.filter((line) => !line.error)
  if (ordered.length === 0) return null
  return [
    `Hello ${shopName}, I would like to order these pieces:`,
    ...ordered.flatMap((line, index) => [`${index + 1}. ${line.name}`, `Quantity: ${line.quantity}`, ...priceAndLink(line)]),
    `Total: ${formatNaira(totalPrice(ordered))}`,
  ].join('\n')
}

function priceAndLink(item: OrderItem): string[] {
  return [`Price: ${formatNaira(item.price)}`, item.link]
}
