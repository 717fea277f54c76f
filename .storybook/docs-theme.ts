import { useSyncExternalStore } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type DocsTheme = 'light' | 'dark'

const listeners = new Set<() => void>()
let theme: DocsTheme = /theme:dark/.test(new URLSearchParams(location.search).get('globals') ?? '') ? 'dark' : 'light'

// Only the toolbar sends this event. Frames of stories report their own values by others.
void addons.ready().then((channel) =>
  channel.on(UPDATE_GLOBALS, ({ globals }: { globals: { theme?: string } }) => {
    if (globals.theme === undefined) return
    theme = globals.theme === 'dark' ? 'dark' : 'light'
    for (const listener of listeners) listener()
  }),
)

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The theme of docs pages: that of the toolbar. It outlives the page, because Storybook mounts the container again for each page and
 * for each change of the toolbar, while the address has the first theme only.
 */
export const useDocsTheme = (): DocsTheme => useSyncExternalStore(listen, () => theme)
