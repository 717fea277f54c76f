import type { Page } from 'playwright'

/** What the tests use of the object that Storybook gives its preview frame. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    channel: { emit: (event: string, data: unknown) => void }
    currentRender?: { id: string; type: string; phase?: string; rerender?: unknown }
    storyRenders: readonly { phase?: string }[]
  }
}

/** Shows a docs page or a story in a preview that is open, as the sidebar does. Returns when all its stories have ended. */
export async function showEntry(page: Page, entry: { storyId: string; viewMode: 'docs' | 'story' }): Promise<void> {
  await page.evaluate((selection) => {
    const { channel } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__
    channel.emit('setCurrentStory', selection)
  }, entry)
  await page.waitForFunction(hasEnded, entry.storyId)
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
  return storyRenders.every(({ phase }) => phase === 'finished' || phase === 'errored')
}
