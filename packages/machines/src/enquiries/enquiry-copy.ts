import { limits, noWishes } from '@shop/domain'
import type { ItemType, shopperSources, Wishes, WishTexts } from '@shop/domain'

/** What identifies an enquiry and opens its link. The browser makes both before the chat opens. */
export interface PreparedEnquiry {
  reference: string
  /** The key of its link. */
  linkKey: string
}

/** A line of an enquiry at the price that the shopper saw. */
export interface EnquiryLine {
  item: string
  itemType: ItemType
  quantity: number
  price: number
  /** What the shopper wishes about it. */
  wishes?: WishTexts
}

/** An enquiry that the server has not confirmed yet, with what the shopper wrote about it. */
export interface UnsentEnquiry extends PreparedEnquiry, Partial<Pick<Wishes, 'note' | 'details'>> {
  source: (typeof shopperSources)[number]
  lines: readonly EnquiryLine[]
  /** What the browser's list shows, such as `Eko Sofa and 2 more`. */
  title: string
}

/** An enquiry that the server has stored, for the list in the browser. */
export interface SentEnquiry extends PreparedEnquiry {
  title: string
  createdAt: string
}

/** The enquiries that the browser knows. The storage and the machine have the same ones. */
export interface EnquiryCopy {
  /** The account of these enquiries, as `customer:<id>`; null for those of a guest or a signed-out visitor. */
  owner: string | null
  /** The enquiries to send, oldest first. */
  unsent: readonly UnsentEnquiry[]
  /** The enquiries that were stored without an account, newest first. The profile has those of an account. */
  sent: readonly SentEnquiry[]
  /** What the shopper is writing about the next order. */
  draft: Wishes
}

export const emptyCopy: EnquiryCopy = { owner: null, unsent: [], sent: [], draft: noWishes }

/** One step of a copy. */
export type CopyStep =
  /** The shopper opened the chat with this enquiry. */
  | { step: 'append'; enquiry: UnsentEnquiry }
  /** The server stored the enquiry at this time; null when it rejected the enquiry or another tab has sent it. */
  | { step: 'settle'; reference: string; createdAt: string | null }
  /** The account has these enquiries now. */
  | { step: 'claim'; references: readonly string[] }
  /** The shopper wrote something. */
  | { step: 'write'; draft: Wishes }

/** The copy after a step. A step that was applied before, or has no effect, changes nothing. */
export function applyStep(copy: EnquiryCopy, step: CopyStep): EnquiryCopy {
  if (step.step === 'append') return append(copy, step.enquiry)
  if (step.step === 'write') return { ...copy, draft: step.draft }
  if (step.step === 'claim') return { ...copy, sent: copy.sent.filter(({ reference }) => !step.references.includes(reference)) }
  const { reference, createdAt } = step
  const settled = copy.unsent.find((enquiry) => enquiry.reference === reference)
  if (settled === undefined) return copy
  const unsent = copy.unsent.filter((enquiry) => enquiry !== settled)
  if (createdAt === null || copy.owner !== null) return { ...copy, unsent }
  const { linkKey, title } = settled
  return joinCopies({ ...copy, unsent }, { ...emptyCopy, sent: [{ reference, linkKey, title, createdAt }] })
}

function append(copy: EnquiryCopy, enquiry: UnsentEnquiry): EnquiryCopy {
  const isKnown = [...copy.unsent, ...copy.sent].some(({ reference }) => reference === enquiry.reference)
  const isFull = copy.unsent.length >= limits.browserEnquiriesMaximum
  return isKnown || isFull ? copy : { ...copy, unsent: [...copy.unsent, enquiry] }
}

/** The copy for another owner: nothing of an account stays, and an account takes over what was made without one. */
export function adoptCopy(copy: EnquiryCopy, owner: string | null): EnquiryCopy {
  return copy.owner === null || copy.owner === owner ? { ...copy, owner } : { ...emptyCopy, owner }
}

/** Merges two copies of the same owner, with the newest of the sent enquiries. */
export function joinCopies(copy: EnquiryCopy, other: EnquiryCopy): EnquiryCopy {
  const sent = [...join(copy.sent, other.sent)].sort((one, next) => (one.createdAt < next.createdAt ? 1 : -1))
  return {
    owner: copy.owner,
    unsent: join(copy.unsent, other.unsent).slice(0, limits.browserEnquiriesMaximum),
    sent: sent.slice(0, limits.browserEnquiriesMaximum),
    draft: isEmptyDraft(copy.draft) ? other.draft : copy.draft,
  }
}

/** Whether a copy holds nothing that has to be stored. */
export function isEmptyCopy({ unsent, sent, draft }: EnquiryCopy): boolean {
  return unsent.length === 0 && sent.length === 0 && isEmptyDraft(draft)
}

function isEmptyDraft({ note, details, items }: Wishes): boolean {
  return note === '' && Object.keys(details).length === 0 && Object.keys(items).length === 0
}

function join<Enquiry extends PreparedEnquiry>(some: readonly Enquiry[], others: readonly Enquiry[]): Enquiry[] {
  return [...new Map([...some, ...others].map((enquiry) => [enquiry.reference, enquiry])).values()]
}
