import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltStorybook } from './built-storybook.ts'
import type { BuiltStorybook } from './built-storybook.ts'
import { toolbar } from '../toolbar.ts'
import { setToolbar, showEntry, skipPainting } from './preview-page.ts'

let storybook: BuiltStorybook

beforeAll(async () => {
  storybook = await openBuiltStorybook()
})
afterAll(() => storybook.close())

const phone = { width: 360, height: 780 }
const desktop = { width: 1440, height: 900 }

/** The values of each tool, the initial one first. */
const valuesOf = Object.entries(toolbar).map(([tool, { toolbar: menu }]) => {
  const { items } = menu as { items: readonly { value: string }[] }
  return [tool, items.map(({ value }) => value)] as const
})

/** Every value that a tool has besides the first, with which the tests play all stories. */
const settings = Array.from({ length: Math.max(...valuesOf.map(([, values]) => values.length)) - 1 }, (_, place) => ({
  viewport: place === 0 ? phone : desktop,
  globals: Object.fromEntries(valuesOf.map(([tool, values]) => [tool, values[(place + 1) % values.length]])),
}))

test.concurrent.each(settings)('every screen is shown with the toolbar $globals', async ({ viewport, globals }) => {
  await using opened = await storybook.openPage()
  const { page } = opened
  const stories = storybook.entries.filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
  // The last story of a screen is a flow, if it has one: its play function expects the toolbar that it is about.
  const last = [...new Map(stories.map((story) => [story.title, story])).values()]
  expect(last.length).toBeGreaterThan(30)
  await skipPainting(page)
  await page.setViewportSize(viewport)
  await page.goto(storybook.previewOf({ viewMode: 'story', id: last[0]!.id, globals: 'a11y.manual:!true' }))
  await page.waitForFunction(() => document.body.classList.contains('sb-show-main'))
  // The toolbar must not change under a play function.
  await showEntry(page, { storyId: last[0]!.id, viewMode: 'story' })
  await setToolbar(page, { ...globals, ...(viewport === phone && { viewport: { value: 'phone' } }) })
  const faults: Record<string, string> = {}
  for (const { id } of last) {
    await showEntry(page, { storyId: id, viewMode: 'story' })
    const error = await page.evaluate(() => {
      const isShown = document.body.classList.contains('sb-show-errordisplay')
      // The message ends at its first line, and the rest is above the stack.
      const parts = ['#error-message', '#error-stack']
      return isShown ? parts.map((part) => document.querySelector(part)?.textContent).join('\n') : null
    })
    if (error !== null) faults[id] = error
  }
  expect(faults).toEqual({})
})
