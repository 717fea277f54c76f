import { expect, test } from 'vitest'
import { escapeQuoted, escapeText } from './markup.ts'

test('escapes the signs that would start a tag or an entity in text, and no quotes', () => {
  expect(escapeText(`<b> & "it's" &amp;`)).toBe(`&lt;b&gt; &amp; "it's" &amp;amp;`)
})

test('escapes both kinds of quotes for attributes', () => {
  expect(escapeQuoted(`<b> & "it's"`)).toBe('&lt;b&gt; &amp; &quot;it&#39;s&quot;')
})
