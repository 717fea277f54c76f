import { describe, expect, test } from 'vitest'
import { rawBreakpoints, rawColours, rawDistances, rawInlineStyles, unknownVariables } from './style-faults.ts'

describe('a colour outside the tokens is found', () => {
  test.each([
    ['.root { color: #8a6425; }', ['#8a6425']],
    ['.root { background: rgb(0 0 0 / 0.5); }', ['rgb(']],
    ['.root { border: 1px solid white; }', ['white']],
    ['.root { background: linear-gradient(black, var(--color-ink)); }', ['black']],
  ])('in %s', (css, found) => expect(rawColours(css)).toEqual(found))

  test.each([
    '.root { color: var(--color-brass); }',
    '/* as #8a6425 */ .root { white-space: nowrap; }',
    '@media (forced-colors: active) { .root { color: CanvasText; background: black; } }',
  ])('and none in %s', (css) => expect(rawColours(css)).toEqual([]))
})

describe('a distance off the scale is found', () => {
  test.each([
    ['.root {\n  padding: 10px var(--space-8);\n}', ['padding: 10px var(--space-8);']],
    ['.root {\n  margin-inline-start: 0.3rem;\n}', ['margin-inline-start: 0.3rem;']],
    ['.root {\n  gap: calc(var(--space-8) + 2px);\n}', ['gap: calc(var(--space-8) + 2px);']],
  ])('in %j', (css, found) => expect(rawDistances(css)).toEqual(found))

  test.each(['.root {\n  gap: var(--space-8);\n}', '.root {\n  margin: -1px 0 auto;\n}', '.root {\n  inline-size: 20rem;\n}'])(
    'and none in %j',
    (css) => expect(rawDistances(css)).toEqual([]),
  )
})

describe('what else a style sheet can get wrong is found', () => {
  test('a layout that changes at a width of its own', () => {
    const css = '@media (min-width: 48rem) { .a { gap: 0 } } @container (max-width: 41rem) { .a { gap: 0 } }'
    expect(rawBreakpoints(css, new Set(['48rem']))).toEqual(['41rem'])
  })

  test('a variable that nobody declares', () => {
    const css = '.a { --own: 1; color: var(--color-brss); opacity: var(--own); gap: var(--given, 0) }'
    expect(unknownVariables(css, [':root { --color-brass: #8a6425; }'])).toEqual(['--color-brss'])
  })

  test('a colour or a distance in the style of an element', () => {
    expect(
      rawInlineStyles(`<a style={{ color: '#fff' }} /><b style={{ marginBlock: '10px' }} /><i style={{ gap: 4 }} />`),
    ).toHaveLength(3)
    expect(rawInlineStyles(`<a style={{ gap: 'var(--space-8)', inlineSize: '50%' }} />`)).toEqual([])
  })
})
