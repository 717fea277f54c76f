import { describe, expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

describe('the plain text of a description', () => {
  test('the plain text of a description contains no markup and no entities', () => {
    expect(plainText('<p>Oak &amp; brass,<br>2 &lt; 3 &quot;seats&quot;&nbsp;or &#39;more&#39;.</p><p>Made here.</p>')).toBe(
      `Oak & brass, 2 < 3 "seats" or 'more'. Made here.`,
    )
  })

  test('entities of a description are unescaped only once', () => {
    expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
  })

  test('a long description ends after a word within 160 characters', () => {
    const text = plainText(`<p>${'oak and brass '.repeat(20)}</p>`)
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/ (oak|and|brass)…$/)
  })

  test('truncates a description that is a single very long word', () => {
    expect(plainText('x'.repeat(400)).length).toBeLessThanOrEqual(160)
  })
})
