import { inspectorIn, withInspector } from './inspected-address.ts'

/**
 * Adds `?inspect` to the address of every page that the user opens by a link of the shop, and reports each change of the address.
 * The server chooses the build by the address, so a reload, Back and a restored tab have the inspector again. Each tab remembers
 * it by its own address, even where the browser blocks storage.
 */
export function keepInspected({ history, location, addEventListener }: KeptWindow, onMove: () => void): void {
  // A page can be inspected without the parameter, where the server adds the tap to every page.
  const value = inspectorIn(location)
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (state, unused, url) => {
      change(state, unused, value === null || url == null ? url : withInspector(url, location.href, value))
      onMove()
    }
  }
  addEventListener('popstate', onMove)
}

type KeptWindow = Pick<Window, 'history' | 'location'> & { addEventListener: (type: 'popstate', listener: () => void) => void }
