import type { enquiryInboxMachine } from '@shop/machines'
import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

/** The inbox of enquiries, which outlives the page of one enquiry. */
export type EnquiryInbox = ActorRefFrom<typeof enquiryInboxMachine>

const EnquiryInboxContext = createContext<EnquiryInbox | null>(null)

/** Provides the inbox to the admin screens. */
export const EnquiryInboxProvider = EnquiryInboxContext.Provider

/** The inbox of enquiries. */
export function useEnquiryInbox(): EnquiryInbox {
  const inbox = use(EnquiryInboxContext)
  if (!inbox) throw new Error('An admin screen needs an EnquiryInboxProvider above it.')
  return inbox
}
