import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltStorybook } from './built-storybook.ts'
import type { BuiltStorybook } from './built-storybook.ts'
import { showEntry } from './preview-page.ts'

let storybook: BuiltStorybook

beforeAll(async () => {
  storybook = await openBuiltStorybook()
})
afterAll(() => storybook.close())

// Two pages at once, each with half of the docs pages. A theme changes only colours, so each half has its own.
test.concurrent.each([
  { half: 0, theme: 'light' },
  { half: 1, theme: 'dark' },
])('every docs page fits on a desktop and a phone and shows no error: half $half, $theme', async ({ half, theme }) => {
  await using opened = await storybook.openPage()
  const { page, problems } = opened
  const docs = storybook.entries.filter(({ type }) => type === 'docs').filter((_, at) => at % 2 === half)
  await page.goto(storybook.previewOf({ viewMode: 'docs', id: docs[0]!.id, globals: `theme:${theme}` }))
  await page.locator('#storybook-docs h1').first().waitFor()
  const faults: Record<string, readonly string[]> = {}
  for (const { id } of docs) {
    const found: string[] = []
    await showEntry(page, { storyId: id, viewMode: 'docs' })
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      found.push(...(await page.evaluate(faultsOfPage)))
    }
    found.push(...problems.splice(0))
    if (found.length > 0) faults[id] = found
  }
  expect(faults).toEqual({})
})

/** In the page: sideways scrolling, boxes of errors, and types that the table of properties cannot name. */
function faultsOfPage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways at ${clientWidth}: ${scrollWidth}`] : []),
    ...textsOf('.sb-story > pre, .sb-show-errordisplay #error-message').map((text) => text.slice(0, 200)),
    ...textsOf('.docblock-argstable-body td:nth-child(2) > :last-child').filter((type) => /\bunknown\b|\bunion\b/.test(type)),
  ]
}
