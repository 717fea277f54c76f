/** The addresses of the app's files, each list in the order in which its files depend on each other. */
export interface AppFiles {
  readonly styles: readonly string[]
  /** The modules that the app and its first screen import. */
  readonly modules: readonly string[]
  readonly app: string
}

/**
 * Requests all files of the app at once, and runs it when they are there. Each module runs in a task of its own, so that a slow phone
 * can scroll and type in between.
 */
export async function loadApp({ styles, modules, app }: AppFiles): Promise<void> {
  const sheets = styles.map(addSheet)
  for (const href of [...modules, app]) addLink('modulepreload', href)
  await Promise.all(sheets)
  for (const href of modules) {
    // A module that is lost is requested again by the app, which can handle it.
    await import(/* @vite-ignore */ href).catch(() => undefined)
    await nextTask()
  }
  await import(/* @vite-ignore */ app)
}

/** Resolves when the style sheet applies. One that is lost is removed, and requested again with the next part of a page. */
function addSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = addLink('stylesheet', href)
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      resolve()
    }
  })
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(link)
  return link
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
