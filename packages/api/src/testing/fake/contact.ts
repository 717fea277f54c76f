import { newEnquiryReference, staticPageSentences } from '@shop/domain'
import { createEnquiry, emptyDesk } from '../factories/enquiry.ts'
import type { FakeGroup } from './fake-endpoint.ts'

/** The contact endpoint of the fake. */
export const contactEndpoints: FakeGroup<'contact'> = {
  send: (state, { body: { message, messageId, ...texts } }) => {
    const answer = { message: staticPageSentences.messageSent }
    if (messageId !== undefined && state.enquiries.some((known) => known.messageId === messageId)) return answer
    const reference = newEnquiryReference('Ilé', (count) => crypto.getRandomValues(new Uint8Array(count)))
    const createdAt = state.nextTime()
    const enquiry = createEnquiry({ reference, source: 'contact', items: [], note: message, createdAt })
    const desk = { ...emptyDesk, ...texts, updatedAt: createdAt }
    state.enquiries.push({ enquiry, linkKey: '', desk, ...(messageId === undefined ? {} : { messageId }) })
    return answer
  },
}
