import { limits } from './limits.ts'
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

/** The enquiry that an order message belongs to. */
export interface OrderReference {
  readonly reference: string
  /** The absolute address of the enquiry's page, with its key. */
  readonly link: string
}

/**
 * The order message of one item: a greeting, the name, its contents, its price and its link.
 *
 * @param enquiry - adds the line of its reference; null leaves the line out
 */
export function itemOrderMessage(
  shopName: string,
  { name, contents, price, link }: OrderItem,
  enquiry: OrderReference | null = null,
): string {
  return parts(greeting(shopName), lines(name, contentsLine(contents), priceLine(price), link), referenceLine(enquiry))
}

/**
 * The order message of a cart: a greeting, the numbered lines and the total, with an empty line between them. Lines that are
 * unknown or failed to load are left out; null when there is no line to order. A cart that is too long for a chat app gets a short
 * form.
 *
 * @param enquiry - adds the line of its reference; null leaves the line out
 */
export function cartOrderMessage(
  shopName: string,
  cart: readonly OrderLine[],
  enquiry: OrderReference | null = null,
): string | null {
  const ordered = cart.filter((line) => !line.error)
  if (ordered.length === 0) return null
  const end = parts(totalLine(ordered), referenceLine(enquiry))
  const whole = parts(greeting(shopName), ...ordered.map(numberedLine), end)
  return whole.length <= limits.chatMessageMaximum ? whole : shortMessage(shopName, ordered, end)
}

/**
 * An order message that is too long for a chat: names and quantities only, as many as there is room for with `end`, and how many are
 * left for the next message.
 */
export function shortMessage(shopName: string, ordered: readonly OrderLine[], end: string): string {
  const names = ordered.map(({ name, quantity }, index) => `${index + 1}. ${name} × ${quantity}`)
  const messageOf = (count: number) => {
    const left = ordered.slice(count)
    const quantity = left.reduce((sum, line) => sum + line.quantity, 0)
    const more = `And ${left.length} more (quantity ${quantity}), which I will send in my next message.`
    return parts(greeting(shopName), lines(...names.slice(0, count)), left.length > 0 ? more : '', end)
  }
  let count = names.length
  while (count > 0 && messageOf(count).length > limits.chatMessageMaximum) count -= 1
  return messageOf(count)
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

/** The line with the sum over all lines. */
export function totalLine(ordered: readonly OrderLine[]): string {
  return `Total: ${formatNaira(totalPrice(ordered))}`
}

function priceLine(price: number): string {
  return `Price: ${formatNaira(price)}`
}

/** The last line of a message, by which both sides find the enquiry again. */
export function referenceLine(enquiry: OrderReference | null): string {
  return enquiry === null ? '' : `Reference ${enquiry.reference}: ${enquiry.link}`
}

/** Joins the parts that have a text, with an empty line between them. */
export function parts(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}

/** Joins the lines that have a text. */
export function lines(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n')
}
