import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBuiltStorybook } from './built-storybook.ts'
import type { BuiltStorybook } from './built-storybook.ts'

let storybook: BuiltStorybook

beforeAll(async () => {
  storybook = await openBuiltStorybook()
})
afterAll(() => storybook.close())

/** In the page: bytes of everything that it has loaded, compressed. */
const bytesOfPage = () => {
  const loads = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  return (loads as PerformanceResourceTiming[]).reduce((sum, { transferSize }) => sum + transferSize, 0)
}

/** In the page: background and text colour. */
const colours = () => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]

/** Words that designers type, and the part that is among the first five results. */
const designersWords = [
  ['naira', 'Price tag'],
  ['modal', 'Dialog'],
  ['dropdown', 'Select'],
  ['toggle', 'Switch'],
  ['pill', 'Chip'],
  ['snackbar', 'Toast'],
  ['slider', 'Carousel'],
  ['hamburger', 'Mobile drawer'],
  ['upload', 'File drop zone'],
  ['zoom', 'Lightbox'],
  ['navbar', 'Site header'],
  ['heart', 'Product actions'],
  ['discount', 'Promo badge'],
  ['whatsapp', 'Chat link'],
  ['autocomplete', 'Search suggestions'],
  ['photo', 'Picture'],
  ['team', 'Leaders'],
  ['tab bar', 'Bottom navigation'],
] as const

test('the built Storybook lists the page, Default, Playground and States of each part first', () => {
  const parts = Map.groupBy(
    storybook.entries.filter(({ title }) => /^(?:Components|Patterns)\//.test(title)),
    ({ title }) => title,
  )
  const orders = new Set(
    [...parts.values()].map((own) =>
      own
        .slice(0, 4)
        .map(({ id }) => id.split('--')[1])
        .join(),
    ),
  )
  expect([...orders]).toEqual(['docs,default,playground,states'])
})

describe.concurrent('the built Storybook in a subfolder and without a network', () => {
  test('opens its first page', async () => {
    await using opened = await storybook.openPage()
    const { page, problems } = opened
    const begin = performance.now()
    await page.goto(storybook.url)
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).first().waitFor()
    const seconds = (performance.now() - begin) / 1000
    await page.locator('#storybook-explorer-tree').getByText('Components', { exact: true }).first().waitFor()
    expect(problems).toEqual([])
    const bytes = await page.evaluate(bytesOfPage)
    const frame = await page.locator('#storybook-preview-iframe').contentFrame().locator('body').evaluate(bytesOfPage)
    const megabytes = (bytes + frame) / 1e6
    expect(megabytes).toBeLessThan(2.5)
    // A busy machine takes longer: the time is a figure, not a promise.
    console.info(`The first page: ${megabytes.toFixed(2)} MB, ${seconds.toFixed(1)} s`)

    for (const [word, part] of designersWords) {
      await page.locator('#storybook-explorer-searchfield').fill(word)
      const options = page.getByRole('option', { name: /Docs|Components|Patterns/ })
      await expect
        .poll(async () => (await options.allTextContents()).slice(0, 5), { message: word })
        .toContainEqual(expect.stringContaining(part))
    }
  })

  // Each needs other files: fonts, pictures, the editor, the fake server of screens.
  test.each([
    'components-button--states',
    'components-picture--states',
    'components-rich-text-editor--default',
    'screens-home--loaded',
  ])('renders the story %s without errors', async (id) => {
    await using opened = await storybook.openPage()
    const { page, problems } = opened
    // The tests of the stories run axe.
    await page.goto(storybook.previewOf({ viewMode: 'story', id, globals: 'a11y.manual:!true' }))
    await page.waitForFunction(() => document.body.classList.contains('sb-show-main'))
    await page.waitForLoadState('networkidle')
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0 && image.src !== '')
        .map(({ src }) => src),
    )
    expect(broken.filter((source) => !source.startsWith('data:'))).toEqual([])
    // Stories show a picture whose file is missing on purpose.
    expect(problems.filter((problem) => !problem.includes('data:image/png;base64,broken'))).toEqual([])
  })

  test.each([
    ['light', ['rgb(250, 247, 242)', 'rgb(36, 27, 20)'], 'ltr'],
    ['dark', ['rgb(22, 17, 13)', 'rgb(241, 232, 218)'], 'rtl'],
    ['forced', ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'], 'ltr'],
  ])('applies the theme of the toolbar: %s', async (theme, expected, direction) => {
    await using opened = await storybook.openPage()
    const { page } = opened
    await page.goto(
      storybook.previewOf({
        viewMode: 'story',
        id: 'components-button--default',
        globals: `theme:${theme};direction:${direction}`,
      }),
    )
    await page.waitForFunction(() => document.body.classList.contains('sb-show-main'))
    // The frame appears shortly before the story and its decorators.
    await expect.poll(() => page.evaluate(colours)).toEqual(expected)
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe(direction)
  })

  test('applies the role and network of the toolbar to a screen', async () => {
    await using opened = await storybook.openPage()
    const { page } = opened
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(storybook.previewOf({ viewMode: 'story', id: 'screens-home--loaded', globals: 'role:admin' }))
    await page.getByRole('link', { name: 'Admin Dashboard' }).first().waitFor()
    await page.goto(storybook.previewOf({ viewMode: 'story', id: 'screens-shop--loaded', globals: 'network:failing' }))
    await page.getByRole('heading', { name: 'This page could not be loaded.' }).waitFor()
  })
})
