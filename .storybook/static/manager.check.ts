import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltStorybook } from './built-storybook.ts'
import type { BuiltStorybook } from './built-storybook.ts'

let storybook: BuiltStorybook

beforeAll(async () => {
  storybook = await openBuiltStorybook()
})
afterAll(() => storybook.close())

/** Opens a docs page side by side. Returns the frames of the themes. */
async function openBoth(id: string, width: number) {
  const opened = await storybook.openPage()
  const { page } = opened
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${storybook.url}?path=/docs/${id}&globals=theme:both`)
  const light = page.locator('#storybook-preview-iframe')
  const dark = page.getByTitle('The story in the dark theme')
  await light.contentFrame().getByRole('heading', { level: 1 }).first().waitFor()
  return { light, dark, [Symbol.asyncDispose]: () => page.close() }
}

test('the two pages side by side scroll together', async () => {
  await using opened = await openBoth('components-button--docs', 1440)
  const frames = [opened.light.contentFrame(), opened.dark.contentFrame()]
  for (const frame of frames) await frame.locator('#states').waitFor()
  for (const [place, top] of [
    [0, 300],
    [1, 100],
  ] as const) {
    await frames[place]!.locator('html').evaluate((_, y) => window.scrollTo(0, y), top)
    const tops = () => Promise.all(frames.map((frame) => frame.locator('html').evaluate(() => window.scrollY)))
    await expect.poll(tops).toEqual([top, top])
  }
})

test('the two pages of a story have the same size in a rotated viewport and in one of a typed size', async () => {
  await using opened = await storybook.openPage()
  const { page } = opened
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(
    `${storybook.url}?path=/story/components-button--default&globals=theme:both;viewport.value:phone;viewport.isRotated:!true`,
  )
  const sizes = () =>
    Promise.all(
      ['#storybook-preview-iframe', 'iframe[title="The story in the dark theme"]'].map((frame) =>
        page.locator(frame).evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
      ),
    )
  await expect.poll(sizes).toEqual([
    [780, 360],
    [780, 360],
  ])
  await page.goto(`${storybook.url}?path=/story/components-button--default&globals=theme:both;viewport.value:420px-700px`)
  await expect.poll(sizes).toEqual([
    [420, 700],
    [420, 700],
  ])
})

test('the two pages are one above the other in a narrow window', async () => {
  await using opened = await openBoth('components-button--docs', 390)
  const { y = 0, height = 0 } = (await opened.light.boundingBox()) ?? {}
  expect(await opened.dark.boundingBox()).toMatchObject({ x: 0, y: y + height, width: 390 })
})

test('a page without stories is shown once', async () => {
  await using opened = await openBoth('start-here-welcome--docs', 1440)
  await expect.poll(() => opened.dark.count()).toBe(0)
})

test('a story without the selected panel shows its first one', async () => {
  await using opened = await storybook.openPage()
  const { page } = opened
  await page.goto(`${storybook.url}?path=/story/components-button--default`)
  await page.getByRole('tab', { name: 'Code' }).click()
  await page.getByRole('link', { name: 'States', exact: true }).click()
  await page.getByRole('tab', { name: 'Controls', selected: true }).waitFor()
})
