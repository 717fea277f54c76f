import { labelledItemWishes, labelledOrderWishes } from './enquiries/wishes.ts'
import type { LabelledWish, Wishes, WishTexts } from './enquiries/wishes.ts'
import { limits } from './limits.ts'
import { cartOrderMessage, itemOrderMessage, lines, parts, referenceLine, shortMessage, totalLine } from './order-message.ts'
import type { OrderLine, OrderReference } from './order-message.ts'

/** An item of an order with the wishes about it. */
interface ComposedLine extends OrderLine {
  readonly wishes: WishTexts
}

/** An order with what the shopper wrote about it. */
export interface ComposedOrder extends Pick<Wishes, 'note' | 'details'> {
  /** Whether it is the order of the cart, or of the only line. */
  readonly isCart: boolean
  /** The lines that can be ordered; at least one. */
  readonly lines: readonly ComposedLine[]
}

/** The message of an order with its wishes. */
export interface ComposedMessage {
  readonly text: string
  /** Whether the text has only a short list of the items, because everything would be too long for a chat. */
  readonly isShort: boolean
}

/**
 * The order message with the wishes after it and before the line of its reference. Beyond 1,800 characters it has a short list of the
 * items instead, and leads to the wishes under its link. Without a link, they are left for the next message.
 */
export function composedMessage(shopName: string, order: ComposedOrder, enquiry: OrderReference | null): ComposedMessage {
  const plain = order.isCart ? cartOrderMessage(shopName, order.lines) : itemOrderMessage(shopName, order.lines[0]!)
  const wishes = wishesText(order)
  const whole = parts(plain ?? '', wishes, referenceLine(enquiry))
  if (whole.length <= limits.chatMessageMaximum) return { text: whole, isShort: false }
  const hint = enquiry === null ? 'I will send my wishes in my next message.' : 'My wishes are under this link.'
  const end = parts(totalLine(order.lines), wishes === '' ? '' : hint, referenceLine(enquiry))
  return { text: shortMessage(shopName, order.lines, end), isShort: true }
}

/** The wishes line by line; '' without any. */
function wishesText({ isCart, lines: ordered, ...order }: ComposedOrder): string {
  const ofItems = ordered.flatMap(({ name, wishes }) => {
    const texts = labelledItemWishes(wishes).map(toLine)
    return isCart && texts.length > 0 ? [`${name} – ${texts.join(', ')}`] : texts
  })
  const text = lines(...ofItems, ...labelledOrderWishes(order).map(toLine))
  return text === '' ? '' : `My wishes:\n${text}`
}

function toLine({ label, text }: LabelledWish): string {
  return `${label}: ${text}`
}
