import { expect, it } from 'vitest'
import { enquiryChatMessage } from './enquiry-chat-message.ts'

it('a message about an enquiry names its reference, and has its link for whoever has the key', () => {
  const link = 'https://shop.example/enquiry/ILE-7K2Q9X?key=abc'
  expect(enquiryChatMessage('Atelier Ilé', { reference: 'ILE-7K2Q9X', link })).toBe(
    `Hello Atelier Ilé, this is about my enquiry ILE-7K2Q9X: ${link}`,
  )
  expect(enquiryChatMessage('Atelier Ilé', { reference: 'ILE-7K2Q9X', link: null })).toBe(
    'Hello Atelier Ilé, this is about my enquiry ILE-7K2Q9X.',
  )
})
