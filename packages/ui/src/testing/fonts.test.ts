import { describe, expect, test } from 'vitest'
import fraunces from '../styles/fonts/fraunces.woff2?inline'
import inter from '../styles/fonts/inter.woff2?inline'
import css from '../styles/fonts/fonts.css?raw'

const bytesOf = (dataUrl: string) => (dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => body)
const ours = faces.filter((face) => face.includes('woff2'))

describe('fonts', () => {
  test('the first page load downloads at most 70 KB of fonts', () => {
    expect(bytesOf(inter)).toBeGreaterThan(10_000)
    expect(bytesOf(inter) + bytesOf(fraunces)).toBeLessThanOrEqual(70_000)
  })

  test('the sans-serif font contains the naira sign and the letters of Nigerian names', () => {
    const sans = ours.filter((face) => face.includes('Inter Variable'))
    for (const letter of '₦éẹọṣàáìńǸẸỌṢịụ\u0300\u0301\u0323')
      expect({ letter, has: sans.some((face) => covers(face, letter)) }).toEqual({ letter, has: true })
  })

  test('the serif font has the letters of Nigerian names in files that load only when needed', () => {
    const serif = ours.filter((face) => face.includes('Fraunces Variable'))
    for (const letter of 'éẹọṣàáìńẸỌṢịụ')
      expect({ letter, has: serif.some((face) => covers(face, letter)) }).toEqual({ letter, has: true })
    expect(covers(serif[0] ?? '', 'ẹ')).toBe(false)
  })

  test('a dotted letter with a tone mark has one font for both', () => {
    const tones = ours.filter((face) => face.includes('Fraunces Tones'))
    for (const letter of 'ẹọịụẸỌ\u0300\u0301') {
      const has = tones.some((face) => covers(face, letter))
      expect({ letter, has }).toEqual({ letter, has: true })
    }
    expect(ours.filter((face) => face.includes('Fraunces Variable') && covers(face, '\u0300'))).toEqual([])
  })

  test('every font uses font-display swap, so that text is visible immediately', () => {
    for (const face of ours) expect(face).toContain('font-display: swap')
  })

  test('every fallback font is adjusted to the metrics of the font it replaces', () => {
    const fallbacks = faces.filter((face) => face.includes('local('))
    expect(fallbacks).toHaveLength(5)
    for (const face of fallbacks) {
      for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
        expect(face).toContain(metric)
    }
  })
})

function covers(face: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  const ranges = /unicode-range:\s*([^;]+)/.exec(face)?.[1]?.split(/,\s*/) ?? []
  return ranges.some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16)
  })
}
