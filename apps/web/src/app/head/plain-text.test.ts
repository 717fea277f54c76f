import { describe, expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

describe('the words of a description', () => {
  test('have no markup and no entities', () => {
    expect(plainText('<p>Oak &amp; brass,<br>2 &lt; 3 &quot;seats&quot;&nbsp;or &#39;more&#39;.</p><p>Made here.</p>')).toBe(
      `Oak & brass, 2 < 3 "seats" or 'more'. Made here.`,
    )
  })

  test('are unescaped once only', () => {
    expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
  })

  test('end after a word within 160 characters', () => {
    const text = plainText(`<p>${'oak and brass '.repeat(20)}</p>`)
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/ (oak|and|brass)…$/)
  })

  test('of one endless word are cut all the same', () => {
    expect(plainText('x'.repeat(400)).length).toBeLessThanOrEqual(160)
  })
})
