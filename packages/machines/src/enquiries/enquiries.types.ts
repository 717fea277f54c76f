import type { Wishes } from '@shop/domain'
import type { ConsentChanged, ConsentChoice, Identity, IdentityChanged } from '../identity.ts'
import type { CopyStep, EnquiryCopy, PreparedEnquiry, UnsentEnquiry } from './enquiry-copy.ts'

export interface EnquiriesContext {
  /** The reference and key of the next enquiry, for the order links of the page; null until they are made. */
  prepared: PreparedEnquiry | null
  /** The user; null before the identity is known, and for an admin, who sends no enquiries. */
  identity: Exclude<Identity, { kind: 'admin' }> | null
  consent: ConsentChoice
  isOnline: boolean
  /** The enquiries that the browser knows. */
  copy: EnquiryCopy
  /** The enquiry that was sent last. */
  sending: UnsentEnquiry | null
  /** How often the account has taken over enquiries: its list has changed then. */
  claims: number
}

/** The shopper opened the chat with an order. */
export type OrderOpened = { type: 'order.opened' } & UnsentEnquiry

/** The shopper wrote something about the next order, or sent it. */
export interface WishesWritten {
  type: 'wishes.written'
  draft: Wishes
}

export type EnquiriesEvent =
  | IdentityChanged
  | ConsentChanged
  | OrderOpened
  | WishesWritten
  /** The stored enquiries, after they were opened, or changed here or in another tab. */
  | { type: 'copy.changed'; copy: EnquiryCopy }
  /** The connection was lost or restored. */
  | { type: 'connection.changed'; isOnline: boolean }

/** The commands to the actor that stores the enquiries. */
export type CopyCommand =
  | { type: 'copy.open'; place: 'persistent' | 'session'; owner: string | null }
  | { type: 'copy.step'; step: CopyStep }
  | { type: 'copy.release' }

/** The tags that views read. `ready` says that the browser's enquiries are known. */
export type EnquiriesTag = 'ready'
