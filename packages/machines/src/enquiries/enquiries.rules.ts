import { ownerOf, placeOf } from '../list-sync/list-sync.rules.ts'
import type { CopyStep, EnquiryCopy } from './enquiry-copy.ts'
import type { EnquiriesContext, OrderOpened, WishesWritten } from './enquiries.types.ts'

/** The storage and the owner of the enquiries. A guest's are those of the browser. */
export function whoseEnquiries({ identity, consent }: EnquiriesContext) {
  const owner = identity?.kind === 'customer' ? ownerOf(identity) : null
  return { type: 'copy.open', place: placeOf({ consent }), owner } as const
}

/** The enquiries that an account takes over: the browser stores sent ones only without an account. */
export function unclaimedOf({ owner, sent }: EnquiryCopy): EnquiryCopy['sent'] {
  return owner === null ? [] : sent
}

/** The step of an opened order. */
export function appended({ event }: { event: OrderOpened }): { step: CopyStep } {
  const { type: _type, ...enquiry } = event
  return { step: { step: 'append', enquiry } }
}

/** The step after the shopper wrote something about the next order. */
export function written({ event }: { event: WishesWritten }): { step: CopyStep } {
  return { step: { step: 'write', draft: event.draft } }
}

/** The step after the response to the enquiry that was sent. */
export function settled({ sending }: EnquiriesContext, createdAt: string | null): { step: CopyStep } {
  return { step: { step: 'settle', reference: sending!.reference, createdAt } }
}

/** The step after the account has taken over the enquiries. */
export function claimed({ context }: { context: EnquiriesContext }): { step: CopyStep } {
  return { step: { step: 'claim', references: unclaimedOf(context.copy).map(({ reference }) => reference) } }
}
