import { expect, it } from 'vitest'
import { itemEnquiryMessage } from './enquiry-message.ts'

it('a question about an item names it', () => {
  expect(itemEnquiryMessage('Atelier Ilé', 'Eko Sofa')).toBe('Hello Atelier Ilé, I would like to ask about this: Eko Sofa')
})
