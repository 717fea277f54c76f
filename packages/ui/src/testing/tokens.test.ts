import { describe, expect, test } from 'vitest'
import { colourPairs, contrast, readTokens } from '../docs/foundations/tokens.ts'
import breakpointsCss from '../styles/tokens/breakpoints.css?raw'
import colourCss from '../styles/tokens/color.css?raw'

const modules = import.meta.glob<string>('../{components,patterns}/**/*.module.css', { eager: true, query: '?raw', import: 'default' })
const tokenFiles = import.meta.glob<string>('../styles/tokens/*.css', { eager: true, query: '?raw', import: 'default' })
const styleSheets = Object.entries(modules).map(([path, css]) => ({ path, css: css.replace(/\/\*[\s\S]*?\*\//g, '') }))

describe('a style sheet of a component or pattern', () => {
  test.each(styleSheets)('$path writes no colour of its own', ({ css }) => {
    const outsideForcedColours = css.replace(/@media \(forced-colors: active\) \{(?:[^{}]|\{[^{}]*\})*\}/g, '')
    const raw = outsideForcedColours.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hwb|lab|lch|oklab|oklch)\(|:\s*(?:white|black|red|gray|grey)\b/gi)
    expect(raw).toBeNull()
  })

  test.each(styleSheets)('$path takes every distance from the scale', ({ css }) => {
    const distances = css.matchAll(/^\s*((?:margin|padding|gap|row-gap|column-gap)[\w-]*):\s*([^;]+);/gm)
    const raw = [...distances]
      .filter(([, , value = '']) => /(?<![\w.-])(?!-?1px\b|0px\b|0rem\b)-?\d*\.?\d+(?:px|rem)\b/.test(value.replace(/var\([^)]*\)/g, '')))
      .map(([declaration]) => declaration.trim())
    expect(raw).toEqual([])
  })

  test.each(styleSheets)('$path changes its layout at the breakpoints alone', ({ css }) => {
    const allowed = new Set(readTokens(breakpointsCss)[0]?.tokens.map(({ value }) => value))
    const used = [...css.matchAll(/@(?:media|container)[^{]*?(?:width)[:\s<>=]+([\d.]+\w+)/g)].map(([, width]) => width)
    expect(used.filter((width) => !allowed.has(width ?? ''))).toEqual([])
  })

  test.each(styleSheets)('$path uses only variables that exist', ({ css }) => {
    const known = new Set(
      [...Object.values(tokenFiles), css].flatMap((source) => [...source.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
    )
    const unknown = [...css.matchAll(/var\((--[\w-]+)\s*(,)?/g)].filter(([, name, fallback]) => !fallback && !known.has(name ?? ''))
    expect(unknown.map(([, name]) => name)).toEqual([])
  })
})

describe('the themes', () => {
  const blocks = readTokens(colourCss)
  const colours = (selector: string) =>
    new Map(blocks.find((block) => block.selector === selector)?.tokens.map(({ name, value }) => [name, value]))
  const light = colours(":root, [data-theme='light']")
  const dark = colours("[data-theme='dark']")

  test('the dark theme chosen by the system is the one chosen by hand', () => {
    expect(colours("@media (prefers-color-scheme: dark) :root:not([data-theme])")).toEqual(dark)
    expect(dark.size).toBeGreaterThan(0)
  })

  test('both give every role a colour', () => {
    expect([...dark.keys()]).toEqual([...light.keys()])
  })

  const pairs = colourPairs.flatMap(({ text, on, least }) =>
    on.flatMap((ground) => [
      { theme: 'light', text, ground, least, ratio: contrast(light.get(text) ?? '', light.get(ground) ?? '') },
      { theme: 'dark', text, ground, least, ratio: contrast(dark.get(text) ?? '', dark.get(ground) ?? '') },
    ]),
  )

  test.each(pairs)('$text on $ground reads well in the $theme theme', ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least)
  })

  test('borders of fields stand out from the page', () => {
    for (const theme of [light, dark]) {
      expect(contrast(theme.get('--color-taupe') ?? '', theme.get('--color-paper') ?? '')).toBeGreaterThanOrEqual(3)
    }
  })

  test('contrast is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})
