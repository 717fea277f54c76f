import { totalPrice } from './lines.ts'
import { formatNaira } from './money.ts'

/** One item in the order message. */
export interface OrderItem {
  readonly name: string
  /** What the shopper gets, such as `Bed+Wardrobe+mirror`; '' leaves its line out. */
  readonly contents: string
  /** What the shopper pays for one, in naira. */
  readonly price: number
  /** The absolute address of its page. */
  readonly link: string
}

/** A line of the cart in the order message. */
export interface OrderLine extends OrderItem {
  readonly quantity: number
  /** Set when the item is unknown or failed to load: the message leaves such a line out. */
  readonly error?: boolean
}

/** The order message of one item: a greeting, the name, its contents, its price and its link. */
export function itemOrderMessage(shopName: string, { name, contents, price, link }: OrderItem): string {
  return [greeting(shopName), lines(name, contentsLine(contents), priceLine(price), link)].join('\n\n')
}

/** The message of a question about one item. */
export function itemEnquiryMessage(shopName: string, itemName: string): string {
  return `Hello ${shopName}, I would like to ask about this: ${itemName}`
}

/**
 * The order message of a cart: a greeting, the numbered lines and the total, with an empty line between them. Lines that are
 * unknown or failed to load are left out; null when there is no line to order.
 */
export function cartOrderMessage(shopName: string, cart: readonly OrderLine[]): string | null {
  const ordered = cart.filter((line) => !line.error)
  if (ordered.length === 0) return null
  return [greeting(shopName), ...ordered.map(numberedLine), `Total: ${formatNaira(totalPrice(ordered))}`].join('\n\n')
}

function numberedLine({ name, contents, quantity, price, link }: OrderLine, index: number): string {
  const lineTotal = totalPrice([{ price, quantity }])
  return lines(
    `${index + 1}. ${name}`,
    contentsLine(contents),
    `Quantity: ${quantity}`,
    priceLine(price),
    quantity > 1 ? `Price for ${quantity}: ${formatNaira(lineTotal)}` : '',
    link,
  )
}

function greeting(shopName: string): string {
  return `Hello ${shopName}, I would like to order:`
}

function contentsLine(contents: string): string {
  return contents === '' ? '' : `Includes: ${contents}`
}

function priceLine(price: number): string {
  return `Price: ${formatNaira(price)}`
}

/** Joins the lines that have a text. */
function lines(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n')
}
