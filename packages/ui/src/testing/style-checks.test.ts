import { describe, expect, test } from 'vitest'
import {
  fillsProgressWithoutFirefox,
  hidesTextInForcedColours,
  rawBreakpoints,
  rawColours,
  rawDistances,
  rawInlineStyles,
  ringsBehindHas,
  siblingsOfAnything,
  unknownIn2021,
  unknownVariables,
  zeroWidths,
} from './style-checks.ts'

describe('rawColours', () => {
  test.each([
    ['.root { color: #8a6425; }', ['#8a6425']],
    ['.root { background: rgb(0 0 0 / 0.5); }', ['rgb(']],
    ['.root { border: 1px solid white; }', ['white']],
    ['.root { background: linear-gradient(black, var(--color-ink)); }', ['black']],
  ])('reports the raw colour in %s', (css, found) => expect(rawColours(css)).toEqual(found))

  test.each([
    '.root { color: var(--color-brass); }',
    '/* as #8a6425 */ .root { white-space: nowrap; }',
    '@media (forced-colors: active) { .root { color: CanvasText; background: black; } }',
  ])('reports no raw colour in %s', (css) => expect(rawColours(css)).toEqual([]))
})

describe('rawDistances', () => {
  test.each([
    ['.root {\n  padding: 10px var(--space-8);\n}', ['padding: 10px var(--space-8);']],
    ['.root {\n  margin-inline-start: 0.3rem;\n}', ['margin-inline-start: 0.3rem;']],
    ['.root {\n  gap: calc(var(--space-8) + 2px);\n}', ['gap: calc(var(--space-8) + 2px);']],
  ])('reports the raw distance in %j', (css, found) => expect(rawDistances(css)).toEqual(found))

  test.each(['.root {\n  gap: var(--space-8);\n}', '.root {\n  margin: -1px 0 auto;\n}', '.root {\n  inline-size: 20rem;\n}'])(
    'reports no raw distance in %j',
    (css) => expect(rawDistances(css)).toEqual([]),
  )
})

describe('other style checks', () => {
  test('hidesTextInForcedColours reports text on a filled background', () => {
    const filled = '.root { background: var(--color-ink); color: var(--color-on-ink); }'
    expect(hidesTextInForcedColours(filled)).toBe(true)
    expect(hidesTextInForcedColours(`${filled} @media (forced-colors: active) { .root { forced-color-adjust: none; } }`)).toBe(
      false,
    )
    expect(hidesTextInForcedColours('.root { color: var(--color-ink); }')).toBe(false)
  })

  test('fillsProgressWithoutFirefox reports forced colours without a rule of its own for Firefox', () => {
    const forced = (rules: string) => `@media (forced-colors: active) {\n${rules}\n}`
    const [chromium, firefox] = ['.a::-webkit-progress-value', '.a::-moz-progress-bar']
    expect(fillsProgressWithoutFirefox(`${firefox} {}\n${forced(`${chromium} {}`)}`)).toBe(true)
    expect(fillsProgressWithoutFirefox(forced(`${chromium},\n${firefox} {}`))).toBe(true)
    expect(fillsProgressWithoutFirefox(forced(`${chromium} {}\n${firefox} {}`))).toBe(false)
    expect(fillsProgressWithoutFirefox(`${chromium} {}`)).toBe(false)
  })

  test('rawBreakpoints reports a width that is not a breakpoint', () => {
    const css = '@media (min-width: 48rem) { .a { gap: 0 } } @container (max-width: 41rem) { .a { gap: 0 } }'
    expect(rawBreakpoints(css, new Set(['48rem']))).toEqual(['41rem'])
  })

  test.each([
    '  translate: 1rem 0;',
    '@media (width < 48rem) {}',
    '@media (min-width: 64rem), not (min-width: 16rem) {}',
    '  block-size: calc(100svh - 1rem);',
    '  max-block-size: 50dvb;',
    '  color: color-mix(in srgb, red, blue);',
    '@layer base {}',
    '  &:hover {}',
    '  transition: translate 1s;',
    "content: attr(data-label) / '';",
  ])('unknownIn2021 reports %j', (css) => {
    expect(unknownIn2021(css)).toEqual([css.trim()])
  })

  test('unknownIn2021 reports :has() only next to selectors without it', () => {
    expect(unknownIn2021('.a,\n.b:has(.c) {\n}')).toEqual(['.a', '.b:has(.c)'])
    expect(unknownIn2021('.a:has(.b),\n.b:has(.c) {\n  transform: translateX(1rem);\n}\n:root:has(.a) .b {}')).toEqual([])
  })

  test.each([
    '@media not all and (min-width: 48rem), print {}',
    '@media (width < 37.5rem) and (scripting: enabled) {}',
    '@supports not selector(:has(*)) {}',
    'transition: transform 1s;',
    "content: attr(data-label);\n  content: attr(data-label) / '';",
  ])('unknownIn2021 accepts %j', (css) => {
    expect(unknownIn2021(css)).toEqual([])
  })

  test('ringsBehindHas reports a ring that browsers without :has() do not draw', () => {
    const ring = '.a:has(.b:focus-visible) {\n  outline: 2px solid;\n}'
    const selectors = ['.a:has(.b:focus-visible)']
    expect(ringsBehindHas(ring)).toEqual(selectors)
    expect(ringsBehindHas(`${ring}\n.b:focus-visible {\n  outline: none;\n}`)).toEqual(selectors)
  })

  test('ringsBehindHas accepts a ring with a fallback, and a native ring that stays without :has()', () => {
    const ring = '.a:has(.b:focus-visible) {\n  outline: 2px solid;\n}'
    const fallback = '@supports not selector(:has(*)) {\n  .a:focus-within {\n    outline: 2px solid;\n  }\n}'
    expect(ringsBehindHas(`${ring}\n${fallback}`)).toEqual([])
    expect(ringsBehindHas(`${ring}\n.a:has(.b:focus-visible) .b {\n  outline: none;\n}`)).toEqual([])
    expect(ringsBehindHas('.b:focus-visible {\n  outline: none;\n}')).toEqual([])
  })

  test('siblingsOfAnything reports selectors that an inserted element makes a browser check everywhere', () => {
    const css =
      '.a > * + * {} main ~ *, .b ~ .c {} .a > :where(* + *) {} .a + * {} .a > :not(:first-child) { gap: calc(1px * 2) }'
    expect(siblingsOfAnything(css)).toEqual(['* +', 'main ~ *', '* +'])
  })

  test('zeroWidths reports lengths that depend on the font', () => {
    expect(zeroWidths('/* 9ch */ .a { inline-size: min(45ch, 100%); margin: 1.5em; animation: --fade-2ch }')).toEqual(['45ch'])
  })

  test('unknownVariables reports an undeclared variable', () => {
    const css = '.a { --own: 1; color: var(--color-brss); opacity: var(--own); gap: var(--given, 0) }'
    expect(unknownVariables(css, [':root { --color-brass: #8a6425; }'])).toEqual(['--color-brss'])
  })

  test('rawInlineStyles reports a colour or a distance in a style attribute', () => {
    expect(
      rawInlineStyles(`<a style={{ color: '#fff' }} /><b style={{ marginBlock: '10px' }} /><i style={{ gap: 4 }} />`),
    ).toHaveLength(3)
    expect(rawInlineStyles(`<a style={{ gap: 'var(--space-8)', inlineSize: '50%' }} />`)).toEqual([])
  })
})
