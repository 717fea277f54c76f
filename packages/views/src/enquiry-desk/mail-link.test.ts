import { limits } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import { mailLink } from './mail-link.ts'

const enquiry = { email: 'ada@example.com', subject: 'Two chairs', answer: 'Hello Ada,\nthank you.', note: 'Can I have two?' }

/** The parts of an email as an email program reads them. It throws where a link ends in half of an encoded character. */
function read(link: string) {
  const [, subject = '', body = ''] = /\?subject=([^&]*)&body=([^&]*)$/.exec(link) ?? []
  const [answer, quote = ''] = decodeURIComponent(body).split('\r\n\r\n')
  return { subject: decodeURIComponent(subject), answer, quote: quote.split('\r\n') }
}

/** A note of which the link has exactly this length. */
const noteFor = (length: number) => 'a'.repeat(length - mailLink({ ...enquiry, note: '' }).length)

describe('a short note', () => {
  it('is quoted as a whole below the answer', () => {
    expect(mailLink({ ...enquiry, note: 'Good morning,\n\ncan I have two?' })).toBe(
      'mailto:ada%40example.com?subject=Re%3A%20Two%20chairs&body=Hello%20Ada%2C%0Athank%20you.' +
        '%0D%0A%0D%0A%3E%20Good%20morning%2C%0D%0A%3E%20%0D%0A%3E%20can%20I%20have%20two%3F',
    )
  })

  it('is quoted as a whole in a link of exactly the maximum length', () => {
    const note = noteFor(limits.mailLinkMaximum)
    const link = mailLink({ ...enquiry, note })
    expect(link).toHaveLength(limits.mailLinkMaximum)
    expect(read(link).quote).toEqual([`> ${note}`])
  })
})

describe('a long note', () => {
  it('is cut when it makes the link one character too long, and ends with an ellipsis on a line of its own', () => {
    const link = mailLink({ ...enquiry, note: noteFor(limits.mailLinkMaximum + 1) })
    expect(link).toHaveLength(limits.mailLinkMaximum)
    expect(read(link).quote).toEqual([expect.stringMatching(/^> a+$/), '> …'])
  })

  it.each([
    ['Chinese', '两把椅子'],
    ['Yoruba', 'Ẹ káàárọ̀ '],
    ['emoji', '🛋️👩‍👩‍👧'],
  ])('in %s is cut between characters, wherever the cut falls', (_, text) => {
    const note = text.repeat(400)
    for (let length = 0; length < 40; length += 1) {
      const link = mailLink({ ...enquiry, answer: 'a'.repeat(length), note })
      const [line = '', ...more] = read(link).quote
      expect(link.length).toBeLessThanOrEqual(limits.mailLinkMaximum)
      expect(link.length).toBeGreaterThan(limits.mailLinkMaximum - 12)
      expect([note.startsWith(line.slice(2)), more]).toEqual([true, ['> …']])
    }
  })

  it('of many short lines ends with a line that has text, wherever the cut falls', () => {
    const lines = Array.from({ length: 1000 }, (_, index) => String(index))
    for (let length = 0; length < 40; length += 1) {
      const link = mailLink({ ...enquiry, answer: 'a'.repeat(length), note: lines.join('\n') })
      const quote = read(link).quote
      const whole = quote.slice(0, -2)
      expect(link.length).toBeLessThanOrEqual(limits.mailLinkMaximum)
      expect(whole).toEqual(lines.slice(0, whole.length).map((line) => `> ${line}`))
      expect([quote.at(-2), quote.at(-1)]).toEqual([expect.stringMatching(/^> \d+$/), '> …'])
    }
  })

  it('leaves the answer and the subject whole', () => {
    const answer = 'Thank you for your message. '.repeat(40)
    const link = mailLink({ ...enquiry, answer, note: 'A long note. '.repeat(400) })
    expect(link.length).toBeLessThanOrEqual(limits.mailLinkMaximum)
    expect(read(link)).toMatchObject({ subject: 'Re: Two chairs', answer })
  })
})

describe('a long answer', () => {
  it('is whole without a quote when there is no room for one', () => {
    const bare = mailLink({ ...enquiry, answer: '', note: '' }).length - encodeURIComponent('\r\n\r\n> ').length
    const answer = 'a'.repeat(limits.mailLinkMaximum - bare)
    expect(read(mailLink({ ...enquiry, answer }))).toEqual({ subject: 'Re: Two chairs', answer, quote: [''] })
  })

  it('shortens a long subject before the answer is cut', () => {
    const answer = '椅'.repeat(150)
    const link = mailLink({ ...enquiry, subject: '桌'.repeat(200), answer })
    expect(link.length).toBeLessThanOrEqual(limits.mailLinkMaximum)
    expect(read(link)).toMatchObject({ subject: expect.stringMatching(/^Re: 桌+…$/), answer })
  })

  it('is cut at its end when it does not fit, and leaves room for the beginning of the subject', () => {
    const link = mailLink({ ...enquiry, subject: '桌'.repeat(200), answer: '椅'.repeat(1000) })
    expect(link.length).toBeLessThanOrEqual(limits.mailLinkMaximum)
    expect(read(link)).toMatchObject({
      subject: expect.stringMatching(/^Re: 桌+…$/),
      answer: expect.stringMatching(/^椅+…$/),
    })
  })
})
