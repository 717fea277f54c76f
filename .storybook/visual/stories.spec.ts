import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { visualStories } from './visual-stories.ts'
import type { StoryIndex } from './visual-stories.ts'
import { openStillPage } from './still-page.ts'

/** One page per worker: its cache makes the next story open three times as fast. */
const test = base.extend<object, { stillPage: Page }>({
  stillPage: [
    async ({ browser }, use, { project }) => {
      const { colorScheme, viewport } = project.use
      if (!viewport || !colorScheme) throw new Error('A mode has a theme and a viewport.')
      const page = await openStillPage(browser, { viewport, colorScheme: colorScheme === 'dark' ? 'dark' : 'light' })
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
})

const index = readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8')

for (const { id, title } of visualStories(JSON.parse(index) as StoryIndex)) {
  test(title, async ({ stillPage, colorScheme }) => {
    const search = new URLSearchParams({ viewMode: 'story', id, globals: `theme:${colorScheme};a11y.manual:!true` })
    await stillPage.goto(`${process.env['STORYBOOK_URL']}iframe.html?${search}`)
    const phase = await stillPage.waitForFunction(finalPhase)
    expect(await phase.jsonValue(), 'the story renders and its play function passes').toBe('finished')
    await stillPage.evaluate(loadImages)
    await expect(stillPage).toHaveScreenshot(`${id}.png`, { fullPage: true })
  })
}

/**
 * In the page: returns how the story ended, or false before that. A story whose play function failed is 'finished' but shows its
 * error.
 */
function finalPhase(): string | false {
  const preview = (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
  const phase = preview?.currentRender?.phase
  if (phase !== 'finished' && phase !== 'errored') return false
  return document.body.classList.contains('sb-show-errordisplay') ? 'errored' : phase
}

/** In the page: loads the lazy images below the first screen too. */
async function loadImages(): Promise<void> {
  await Promise.all(
    [...document.images].map(async (image) => {
      image.loading = 'eager'
      await image.decode().catch(() => {})
    }),
  )
}
