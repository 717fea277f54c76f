import type { ItemWish, OrderWish, Wishes, WishTexts } from '@shop/domain'
import type { PreparedEnquiry, UnsentEnquiry } from '../enquiries/enquiry-copy.ts'

export interface ComposerContext {
  /** What the shopper wrote. */
  wishes: Wishes
  /** The enquiry under which this message was recorded; null before that, and after a change of the message. */
  recorded: PreparedEnquiry | null
  /** The message that was copied last. */
  text: string
}

/** The fields about the whole order. */
export type OrderField = OrderWish | 'note'

/** The draft of the browser, when it was read, and when another tab changed it. */
export interface DraftChanged {
  type: 'draft.changed'
  wishes: Wishes
}

/** The enquiry of the message; null while the browser cannot record one. */
interface Ordered {
  enquiry: UnsentEnquiry | null
}

export type ComposerEvent =
  | DraftChanged
  /** The shopper changed fields about the whole order. */
  | { type: 'order.typed'; values: WishTexts<OrderField> }
  /** The shopper changed fields about one item, which `key` names. */
  | { type: 'item.typed'; key: string; values: WishTexts<ItemWish> }
  /** The shopper followed the link to the chat. */
  | ({ type: 'chat.opened' } & Ordered)
  /** The shopper wants to paste the message elsewhere. */
  | ({ type: 'message.copy'; text: string } & Ordered)

/** The commands to the actor that keeps the draft and records the order. */
export type DraftCommand = { type: 'draft.keep'; wishes: Wishes } | { type: 'order.record'; enquiry: UnsentEnquiry }

/** The tags that views read. */
export type ComposerTag = 'copying' | 'opened' | 'copied' | 'refused'
