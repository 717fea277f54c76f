const failedStyles = new Set<HTMLLinkElement>()

if (typeof window !== 'undefined') {
  // These events do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target)
    },
    true,
  )
}

/**
 * Loads a chunk, also after it has failed before. Browsers request the script again, except Firefox (see `isReloadNeeded`). Its style
 * sheets have to be requested here, because Vite counts one that failed as loaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all(Array.from(failedStyles, requestAgain))
  return load()
}

/**
 * Whether only a reload of the page can load a chunk that has failed again, because the shop responds to a request for its script:
 * Firefox never requests a script again that it has failed to load, and after a deployment the script is gone.
 */
export async function isReloadNeeded(error: unknown): Promise<boolean> {
  // Safari does not name the script.
  const [script] = /https?:\S+\.js/.exec(String(error)) ?? []
  if (script === undefined) return false
  return fetch(script, { method: 'HEAD' }).then(
    ({ ok, status }) => ok || status === 404,
    () => false,
  )
}

async function requestAgain(link: HTMLLinkElement): Promise<unknown> {
  failedStyles.delete(link)
  // Only a style sheet in the document loads. One that has been removed since, such as the editor's, is not needed.
  if (!link.isConnected) return undefined
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    again.onload = resolve
    again.onerror = () => reject(new Error(`The style sheet ${again.href} could not be loaded.`))
    link.replaceWith(again)
  })
}
