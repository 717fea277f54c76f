import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findOrInstallChromium } from '../../.ci/chromium.ts'
import { serveFolder } from '../serve-folder.ts'
import type { ServedFolder } from '../serve-folder.ts'

const built = join(import.meta.dirname, '../../storybook-static')

let browser: Browser
let context: BrowserContext
let storybook: ServedFolder

beforeAll(async () => {
  if (!existsSync(join(built, 'index.json'))) throw new Error('There is no storybook-static. Run `pnpm storybook:build` first.')
  storybook = await serveFolder(built, '/a/folder/of/its/own/')
  browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    // Intercepting requests instead would turn the browser's cache off.
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  context = await browser.newContext({ reducedMotion: 'reduce' })
})
afterAll(async () => {
  await browser.close()
  await storybook.close()
})

/** Opens a page without a network that records its errors and its requests outside of the folder. Use `await using`. */
async function openPage() {
  const problems: string[] = []
  const page = await context.newPage()
  page.on('request', (request) => {
    const href = request.url()
    const isOwn = href.startsWith(storybook.url) || href.startsWith('data:') || href.startsWith('blob:')
    if (!isOwn) problems.push(`requested ${href}`)
  })
  page.on(
    'console',
    (message) => void (message.type() === 'error' && problems.push(`${message.text()} ${message.location().url}`)),
  )
  page.on('pageerror', (error) => void problems.push(error.message))
  page.on('response', (response) => void (response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`)))
  return { page, problems, [Symbol.asyncDispose]: () => page.close() }
}

/** In the page: background and text colour. */
const colours = () => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]

const pageOf = (search: Record<string, string>) => `${storybook.url}iframe.html?${new URLSearchParams(search)}`

describe.concurrent('the built Storybook in a subfolder and without a network', () => {
  test('opens its first page', async () => {
    await using opened = await openPage()
    const { page, problems } = opened
    await page.goto(storybook.url)
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).first().waitFor()
    await page.locator('#storybook-explorer-tree').getByText('Components', { exact: true }).first().waitFor()
    expect(problems).toEqual([])
  })

  test.each([
    'start-here-welcome--docs',
    'foundations-colour--docs',
    'foundations-icons--docs',
    'components-button--docs',
    'patterns-product-card--docs',
  ])('opens the docs page %s without errors', async (id) => {
    await using opened = await openPage()
    const { page, problems } = opened
    await page.goto(pageOf({ viewMode: 'docs', id }))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])
    const types = await page.locator('.docblock-argstable-body td:nth-child(2)').allInnerTexts()
    expect(types.filter((type) => /\bunknown\b|\bunion\b/.test(type))).toEqual([])
  })

  test.each([
    'components-button--states',
    'components-picture--states',
    'components-rich-text-editor--default',
    'components-dialog--default',
    'patterns-product-card--default',
    'patterns-hero-slideshow--default',
    'screens-home--loaded',
    'screens-shop--loaded',
  ])('renders the story %s without errors', async (id) => {
    await using opened = await openPage()
    const { page, problems } = opened
    await page.goto(pageOf({ viewMode: 'story', id }))
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
    await using opened = await openPage()
    const { page } = opened
    await page.goto(
      pageOf({ viewMode: 'story', id: 'components-button--default', globals: `theme:${theme};direction:${direction}` }),
    )
    await page.waitForFunction(() => document.body.classList.contains('sb-show-main'))
    // The frame appears shortly before the story and its decorators.
    await expect.poll(() => page.evaluate(colours), { timeout: 10_000 }).toEqual(expected)
    await expect.poll(() => page.evaluate(() => document.documentElement.dir), { timeout: 10_000 }).toBe(direction)
  })

  test('applies the role and network of the toolbar to a screen', async () => {
    await using opened = await openPage()
    const { page } = opened
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(pageOf({ viewMode: 'story', id: 'screens-home--loaded', globals: 'role:admin' }))
    await page.getByRole('link', { name: 'Admin Dashboard' }).first().waitFor()
    await page.goto(pageOf({ viewMode: 'story', id: 'screens-shop--loaded', globals: 'network:failing' }))
    await page.getByRole('heading', { name: 'This page could not be loaded.' }).waitFor()
  })
})
