import { newEnquiryReference } from '@shop/domain'
import { createEnquiry, emptyDesk } from '../factories/enquiry.ts'
import type { FakeGroup } from './fake-endpoint.ts'

/** The contact endpoint of the fake. */
export const contactEndpoints: FakeGroup<'contact'> = {
  send: (state, { body: { message, ...texts } }) => {
    const reference = newEnquiryReference('Ilé', (count) => crypto.getRandomValues(new Uint8Array(count)))
    const createdAt = state.nextTime()
    const enquiry = createEnquiry({ reference, source: 'contact', items: [], note: message, createdAt })
    state.enquiries.push({ enquiry, linkKey: '', desk: { ...emptyDesk, ...texts, updatedAt: createdAt } })
    return { message: 'Message sent successfully!' }
  },
}
