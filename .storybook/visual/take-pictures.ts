import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import type { Mode } from '../modes.ts'
import type { PicturedStory } from './list-stories.ts'
import { pictureFile } from './picture-file.ts'
import { steady } from './steady.ts'

/** The moment at which every story is looked at. */
const now = new Date('2026-03-02T10:00:00Z')

/** Milliseconds that a story may take on a busy machine. */
const patience = 120_000

interface Assignment {
  browser: Browser
  /** Address of a built Storybook, with a slash at the end. */
  storybook: string
  stories: readonly PicturedStory[]
  modes: Readonly<Record<string, Mode>>
  /** The width of each viewport, in pixels. */
  widths: Readonly<Record<string, number>>
  /** Where the pictures go: `<mode>/<story>.png`. */
  folder: string
}

/** A story that could not be drawn, and why. */
export interface FailedPicture {
  mode: string
  story: string
  reason: string
}

/**
 * Photographs every story in every mode. The clock stands still, nothing expires or moves, and fonts and pictures have arrived: two runs
 * give the same bytes. Whoever starts the browser sees to it that no request leaves this machine.
 */
export async function takePictures({ browser, storybook, stories, modes, widths, folder }: Assignment): Promise<FailedPicture[]> {
  const failed: FailedPicture[] = []
  for (const [mode, { theme, viewport }] of Object.entries(modes)) {
    await mkdir(join(folder, mode), { recursive: true })
    const queue = [...stories]
    const context = await openContext(browser, { theme, width: widths[viewport] ?? 1440 })
    const work = async () => {
      const page = await context.newPage()
      for (let story = queue.shift(); story; story = queue.shift()) {
        const reason = await takePicture(page, storybook, story.id, theme, pictureFile(folder, mode, story.id))
        if (reason !== null) failed.push({ mode, story: story.id, reason })
      }
    }
    await Promise.all([work(), work()])
    await context.close()
  }
  return failed
}

async function openContext(browser: Browser, { theme, width }: { theme: Mode['theme']; width: number }): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  })
  await context.addInitScript(withoutLaterTimers)
  await context.addInitScript(withoutMotion)
  await context.clock.setFixedTime(now)
  return context
}

async function takePicture(page: Page, storybook: string, id: string, theme: string, path: string): Promise<string | null> {
  const search = new URLSearchParams({ viewMode: 'story', id, globals: `theme:${theme};a11y.manual:!true` })
  try {
    await page.goto(new URL(`iframe.html?${search}`, storybook).href, { timeout: patience })
    const phase = await page.waitForFunction(phaseAtTheEnd, null, { timeout: patience })
    if ((await phase.jsonValue()) !== 'finished') return 'The story failed.'
    await page.evaluate(arrival)
    await writeFile(path, await steady(() => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })))
    return null
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}

/** In the page: what would come after a second and a half never comes, so that a busy machine sees no notice expire. */
function withoutLaterTimers(): void {
  const soon = window.setTimeout.bind(window)
  window.setTimeout = ((action: () => void, delay = 0) => (delay < 1500 ? soon(action, delay) : 0)) as typeof window.setTimeout
}

/** In the page: nothing ever moves. What came in by an animation, however short, has corners of another shade now and then. */
function withoutMotion(): void {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
}

/** In the page: how the story, with its play function, has ended; false before that. One whose play failed is finished, and shows its error. */
function phaseAtTheEnd(): string | false {
  const preview = (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
  const phase = preview?.currentRender?.phase
  if (phase !== 'finished' && phase !== 'errored') return false
  return document.body.classList.contains('sb-show-errordisplay') ? 'errored' : phase
}

/**
 * In the page: waits until fonts and pictures are there, also those below the first screen, and two frames were drawn. A busy machine may
 * not yet have drawn the first frame of a dialog.
 */
async function arrival(): Promise<void> {
  await document.fonts.ready
  await Promise.all(
    [...document.images].map(async (image) => {
      image.loading = 'eager'
      await image.decode().catch(() => {})
    }),
  )
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
