import { describe, expect, test } from 'vitest'
import { colourPairs, contrast, readTokens } from '../docs/foundations/tokens.ts'
import breakpointsCss from '../styles/tokens/breakpoints.css?raw'
import colourCss from '../styles/tokens/color.css?raw'
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

const everywhere = {
  ...import.meta.glob<string>('../**/*.module.css', { eager: true, query: '?raw', import: 'default' }),
  ...import.meta.glob<string>(['../../../../apps/web/src/**/*.module.css', '../../../views/src/**/*.module.css'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
}
const ofPages = import.meta.glob<string>('../styles/*.css', { eager: true, query: '?raw', import: 'default' })
const code = {
  ...import.meta.glob<string>(['../{components,patterns}/**/*.tsx', '!**/*.stories.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob<string>(['../../../../apps/web/src/**/*.tsx', '../../../views/src/**/*.tsx', '!**/*.stories.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
}
const tokens = Object.values(
  import.meta.glob<string>('../styles/tokens/*.css', { eager: true, query: '?raw', import: 'default' }),
)
const styleSheets = Object.entries(everywhere).map(([path, css]) => ({ path: path.replace(/^[./]*/, ''), css }))
const components = Object.entries(code).map(([path, tsx]) => ({ path: path.replace(/^[./]*/, ''), tsx }))
const editorSheets = import.meta.glob<string>('../components/rich-text-editor/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const breakpoints = new Set(readTokens(breakpointsCss)[0]?.tokens.map(({ value }) => value))

describe('style sheets of components, patterns, views and screens', () => {
  test('all style sheets are checked', () => {
    expect(styleSheets.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['components/button/Button.module.css', 'apps/web/src/screens/catalogue/Catalogue.module.css']),
    )
  })

  test.each(styleSheets)('$path takes every colour from a token', ({ css }) => {
    expect(rawColours(css)).toEqual([])
  })

  test.each(styleSheets)('$path takes every distance from the scale', ({ css }) => {
    expect(rawDistances(css)).toEqual([])
  })

  test.each(styleSheets)('$path changes its layout only at breakpoints', ({ css }) => {
    expect(rawBreakpoints(css, breakpoints)).toEqual([])
  })

  test.each(styleSheets)('$path uses only declared variables', ({ css }) => {
    expect(unknownVariables(css, tokens)).toEqual([])
  })
})

const sheets = [...Object.values(everywhere), ...Object.values(ofPages)]

test('browsers of 2021 understand the pages of the shop', () => {
  const all = Object.entries({ ...everywhere, ...ofPages }).filter(([path]) => !path.includes('/src/inspect/'))
  expect(all.flatMap(([, css]) => unknownIn2021(css))).toEqual([])
})

test('browsers without :has() show the focus', () => {
  expect(sheets.flatMap(ringsBehindHas)).toEqual([])
})

test('an inserted element restyles nothing far from it', () => {
  expect(sheets.flatMap(siblingsOfAnything)).toEqual([])
})

test('forced colours hide no text on a filled background', () => {
  const all = { ...everywhere, ...ofPages, ...editorSheets }
  expect(Object.keys(all).filter((path) => hidesTextInForcedColours(all[path]!))).toEqual([])
})

test('forced colours change a progress bar in Firefox too', () => {
  expect(styleSheets.filter(({ css }) => fillsProgressWithoutFirefox(css)).map(({ path }) => path)).toEqual([])
})

test('no column changes its width when the fonts arrive', () => {
  expect(sheets.flatMap(zeroWidths)).toEqual([])
})

describe('code of components, patterns, views and screens', () => {
  test.each(components)('$path has no colours or distances in style props', ({ tsx }) => {
    expect(rawInlineStyles(tsx)).toEqual([])
  })
})

describe('themes', () => {
  const blocks = readTokens(colourCss)
  const colours = (selector: string) =>
    new Map(blocks.find((block) => block.selector === selector)?.tokens.map(({ name, value }) => [name, value]))
  const light = colours(":root, [data-theme='light']")
  const dark = colours("[data-theme='dark']")

  test('the dark theme is the same whether the system or the user chooses it', () => {
    expect(colours('@media (prefers-color-scheme: dark) :root:not([data-theme])')).toEqual(dark)
    expect(dark.size).toBeGreaterThan(0)
  })

  test('both themes define the same colours', () => {
    expect([...dark.keys()]).toEqual([...light.keys()])
  })

  const pairs = colourPairs.flatMap(({ text, on, least }) =>
    on.flatMap((ground) => [
      { theme: 'light', text, ground, least, ratio: contrast(light.get(text) ?? '', light.get(ground) ?? '') },
      { theme: 'dark', text, ground, least, ratio: contrast(dark.get(text) ?? '', dark.get(ground) ?? '') },
    ]),
  )

  test.each(pairs)('$text on $ground has enough contrast in the $theme theme', ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least)
  })

  test('borders of fields have enough contrast with the page', () => {
    for (const theme of [light, dark]) {
      expect(contrast(theme.get('--color-taupe') ?? '', theme.get('--color-paper') ?? '')).toBeGreaterThanOrEqual(3)
    }
  })

  test('contrast ratios match WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})
