import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltStorybook } from './built-storybook.ts'
import type { BuiltStorybook } from './built-storybook.ts'
import { themes } from '../toolbar.ts'
import { emptyStoryFrames, setToolbar, showEntry, skipPainting } from './preview-page.ts'
import type { PreviewWindow } from './preview-page.ts'

let storybook: BuiltStorybook

beforeAll(async () => {
  storybook = await openBuiltStorybook()
})
afterAll(() => storybook.close())

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

// Two pages at once, each with half of the docs pages. A theme changes nothing but colours.
test.concurrent.each([0, 1])(
  'every docs page fits on a phone, and its pairs of examples on a desktop, without an error: half %i, in a theme of its own',
  async (half) => {
    await using opened = await storybook.openPage()
    const { page, problems } = opened
    await emptyStoryFrames(page)
    await skipPainting(page)
    await page.setViewportSize(phone)
    const docs = storybook.entries.filter(({ type }) => type === 'docs').filter((_, at) => at % 2 === half)
    await page.goto(storybook.previewOf({ viewMode: 'docs', id: docs[0]!.id, globals: `theme:${themes[half]}` }))
    await page.locator('#storybook-docs h1').first().waitFor()
    const faults: Record<string, readonly string[]> = {}
    for (const { id, title } of docs) {
      await showEntry(page, { storyId: id, viewMode: 'docs' })
      const found = await page.evaluate(faultsOfPage)
      // Only there are the examples of a pair side by side. Each change of the size lays out the whole page again.
      if ((await page.locator('#storybook-docs figcaption').count()) > 0) {
        await page.setViewportSize(desktop)
        found.push(...(await page.evaluate(faultsOfPage)).map((fault) => `on a desktop: ${fault}`))
        await page.setViewportSize(phone)
      }
      const stories = storybook.entries.filter((entry) => entry.type === 'story' && entry.title === title)
      found.push(
        ...(await page.evaluate(
          faultsOfProperties,
          stories.map((story) => story.id),
        )),
      )
      found.push(...problems.splice(0))
      if (found.length > 0) faults[id] = found
    }
    expect(faults).toEqual({})
  },
)

test('docs pages and the frames of their stories follow the toolbar, also pages that are opened later', async () => {
  await using opened = await storybook.openPage()
  const { page, problems } = opened
  const showsTheme = (...expected: string[]) => expect.poll(() => page.evaluate(themesOfPage)).toEqual(expected)
  await page.goto(storybook.previewOf({ viewMode: 'docs', id: 'start-here-welcome--docs' }))
  await page.locator('#storybook-docs h1').first().waitFor()
  await setToolbar(page, { theme: 'dark' })
  await showsTheme('dark')
  await showEntry(page, { storyId: 'components-skip-link--docs', viewMode: 'docs' })
  await showsTheme('dark', 'dark finished', 'dark finished')
  await showEntry(page, { storyId: 'components-skip-link--default', viewMode: 'story' })
  await setToolbar(page, { theme: 'light' })
  await showEntry(page, { storyId: 'start-here-welcome--docs', viewMode: 'docs' })
  await showsTheme('light')
  expect(problems).toEqual([])
})

test.each(themes)('links have the colours of the theme that a panel shows, on a page in the %s theme', async (theme) => {
  await using opened = await storybook.openPage()
  const { page } = opened
  await page.goto(storybook.previewOf({ viewMode: 'docs', id: 'foundations-colour--docs', globals: `theme:${theme}` }))
  const links = page.locator('#storybook-docs [data-theme]').filter({ has: page.locator('a') })
  await expect
    .poll(() => links.evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel.querySelector('a')!).color)))
    .toEqual(['rgb(138, 100, 37)', 'rgb(211, 170, 107)'])
})

test('controls of a docs page change a story in a frame', async () => {
  await using opened = await storybook.openPage()
  const { page } = opened
  await page.goto(storybook.previewOf({ viewMode: 'docs', id: 'components-dialog--docs' }))
  const heading = page.locator('#iframe--components-dialog--default').contentFrame().getByRole('heading')
  await expect.poll(() => heading.allTextContents()).toEqual(['Filters'])
  await page.locator('textarea[name=title]').fill('Rooms')
  await expect.poll(() => heading.allTextContents()).toEqual(['Rooms'])
  await page.getByRole('button', { name: 'Reset controls' }).click()
  await expect.poll(() => heading.allTextContents()).toEqual(['Filters'])
})

/** In the page: its theme, and the theme and phase of the story in each frame. */
function themesOfPage(): string[] {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('[data-story-block] iframe')]
  const phases = frames.map(({ contentWindow, contentDocument }) => {
    const preview = (contentWindow as unknown as Partial<PreviewWindow>).__STORYBOOK_PREVIEW__
    return `${contentDocument?.documentElement.dataset['theme']} ${preview?.currentRender?.phase}`
  })
  return [document.documentElement.dataset['theme'] ?? '', ...phases]
}

/**
 * In the page: the texts, numbers and booleans that the panel of controls shows as JSON in any of these stories, and the properties
 * of components and patterns without a description.
 */
async function faultsOfProperties(storyIds: readonly string[]): Promise<string[]> {
  const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__
  const stories = await Promise.all(storyIds.map((storyId) => storyStoreValue.loadStory({ storyId })))
  const faults = stories.flatMap(({ title, argTypes }) =>
    Object.entries(argTypes).flatMap(([prop, { control, description, table }]) => {
      const isJson = control?.type === 'object' && /^(?:boolean|number|string)( \||$)/.test(table?.type?.summary ?? '')
      const isUndescribed = /^(?:Components|Patterns)\//.test(title) && !description
      return [...(isJson ? [`edits ${prop} as JSON`] : []), ...(isUndescribed ? [`does not describe ${prop}`] : [])]
    }),
  )
  return [...new Set(faults)]
}

/** In the page: finds sideways scrolling, clipped code, uneven rules, boxes of errors, and types that the table of properties cannot name. */
function faultsOfPage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const captions = [...document.querySelectorAll('#storybook-docs figcaption')].map((caption) => caption.getBoundingClientRect())
  const isUneven = captions.some(({ left, top }) =>
    captions.some((other) => other.left !== left && Math.abs(other.top - top) > 1),
  )
  const wideCode = [...document.querySelectorAll('.docblock-source div')].filter((box) => box.scrollWidth > box.clientWidth + 1)
  const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways to ${scrollWidth}`] : []),
    ...(isUneven ? ['shows the rules of a pair at different heights'] : []),
    ...(wideCode.length > 0 ? ['has code that is wider than its box'] : []),
    ...textsOf('.sb-story > pre, .sb-show-errordisplay #error-message').map((text) => text.slice(0, 200)),
    ...textsOf('.docblock-argstable-body td:nth-child(2) > :last-child').filter((type) => /\bunknown\b|\bunion\b/.test(type)),
  ]
}
