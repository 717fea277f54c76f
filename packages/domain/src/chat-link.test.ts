import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatLink } from './chat-link.ts'

/** The text as the receiver reads it: form decoding, which reads an unencoded + as a space. */
function receivedText(link: string): string {
  const [, text = ''] = link.split('?text=')
  return decodeURIComponent(text.replaceAll('+', ' '))
}

describe('chatLink', () => {
  it('the chat link contains the number and the encoded text', () => {
    expect(chatLink('2348000000000', 'Hello & welcome #1?\n50% off + "more"')).toBe(
      'https://wa.me/2348000000000?text=Hello%20%26%20welcome%20%231%3F%0A50%25%20off%20%2B%20%22more%22',
    )
  })

  it('the chat link drops spaces and punctuation from the number', () => {
    expect(chatLink('+234 (800) 000-0000', 'Hi')).toBe('https://wa.me/2348000000000?text=Hi')
  })

  it('the chat link has one parameter, which preserves every character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const link = chatLink('2348000000000', text)
        expect(link).toMatch(/^https:\/\/wa\.me\/2348000000000\?text=[^&#\s]*$/)
        expect(receivedText(link)).toBe(text)
      }),
    )
  })

  it('the chat link replaces half a surrogate pair, which no link can contain, with U+FFFD', () => {
    expect(receivedText(chatLink('1', 'a\uD83Db'))).toBe('a\uFFFDb')
  })
})
