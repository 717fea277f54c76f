import type { Page } from 'playwright'

/** What the tests use of the object that Storybook gives its preview frame. */
export interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    channel: { emit: (event: string, data: unknown) => void }
    currentRender?: { id: string; type: string; phase?: string; rerender?: unknown }
    storyRenders: readonly { phase?: string }[]
    storyStoreValue: {
      loadStory: (of: { storyId: string }) => Promise<{ title: string; argTypes: Record<string, ShownArgType> }>
    }
  }
}

interface ShownArgType {
  control?: { type?: string }
  description?: string
  table?: { type?: { summary?: string } }
}

/** Shows a docs page or a story in a preview that is open, as the sidebar does. Returns when all its stories have ended. */
export async function showEntry(page: Page, entry: { storyId: string; viewMode: 'docs' | 'story' }): Promise<void> {
  await page.evaluate((selection) => {
    const { channel } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__
    channel.emit('setCurrentStory', selection)
  }, entry)
  await page.waitForFunction(hasEnded, entry.storyId)
}

/** Leaves the frames of stories on docs pages empty, each of which would load all of Storybook again. */
export async function emptyStoryFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLIFrameElement.prototype.setAttribute = function (name, value) {
      if (name !== 'src') Element.prototype.setAttribute.call(this, name, value)
    }
  })
}

/** Clips the documents of a page away, so that Chromium paints nothing. Layout and styles stay the same, also for `toBeVisible`. */
export async function skipPainting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { clip-path: inset(100%) }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Sets tools of the toolbar. Returns when the stories on the page have been rendered again. */
export async function setToolbar(page: Page, globals: Readonly<Record<string, unknown>>): Promise<void> {
  const id = await page.evaluate((values) => {
    const { channel, currentRender } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__
    channel.emit('updateGlobals', { globals: values })
    return currentRender?.id
  }, globals)
  await page.waitForFunction(hasEnded, id)
}

/** In the page: true once the entry and all stories on it are rendered, or have failed. */
function hasEnded(id: string | undefined): boolean {
  const { currentRender, storyRenders } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__
  if (currentRender?.id !== id || (currentRender?.type === 'docs' && currentRender.rerender === undefined)) return false
  // A docs page has the frames of its stories before their renders.
  const frames = document.querySelectorAll('[data-story-block] > [data-name]')
  return storyRenders.length >= frames.length && storyRenders.every(({ phase }) => phase === 'finished' || phase === 'errored')
}
