import { describe, expect, it } from 'vitest'
import { isId } from './ids.ts'
import { isStorableText, stripMarkup } from './texts.ts'

describe('isStorableText', () => {
  it.each(['', 'Ilé', '🛋️', 'שלום', 'two\nlines'])('accepts the text %j', (text) => {
    expect(isStorableText(text)).toBe(true)
  })

  it.each(['a\0b', '\uD83D', 'x\uDE00'])('rejects a NUL character and half a surrogate pair: %j', (text) => {
    expect(isStorableText(text)).toBe(false)
  })
})

describe('stripMarkup', () => {
  it('removes tags, comments and double spaces from an HTML text', () => {
    expect(stripMarkup('<p>A <strong>deep</strong> soft&nbsp;sofa</p><!-- x -->\n<p>In  teal.</p>')).toBe(
      'A deep soft sofa In teal.',
    )
  })

  it('returns an empty text when the HTML is only markup', () => {
    expect(stripMarkup('<p><img src="x.png"></p>&#160;')).toBe('')
  })

  it('keeps a bracket that no other closes', () => {
    expect(stripMarkup('<p>under < 50 kg</p> <!-- and <b')).toBe('under <!-- and <b')
  })

  // An expression that takes quadratic time would need minutes for texts of this length.
  it.each(['<', '<!--', '<!-', '-->', '<a'])('keeps 500,000 times %j, which no bracket closes', (part) => {
    const text = part.repeat(500_000)
    expect(stripMarkup(text) === text).toBe(true)
  })
})

describe('isId', () => {
  it('accepts a UUID in either case', () => {
    expect(isId('019a0000-0001-7000-8000-000000000001')).toBe(true)
    expect(isId('019A0000-0001-7000-8000-00000000000F')).toBe(true)
  })

  it.each(['', '1', '019a0000000170008000000000000001', "019a0000-0001-7000-8000-00000000000'", '..'])(
    'rejects %j, which is not a UUID',
    (text) => {
      expect(isId(text)).toBe(false)
    },
  )
})
