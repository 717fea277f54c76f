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
  const sheets = styles.map((href) => request('stylesheet', href))
  for (const href of [...modules, app]) void request('modulepreload', href)
  await Promise.all(sheets)
  for (const href of modules) {
    // A module that is lost is requested again by the app, which can handle it.
    await import(/* @vite-ignore */ href).catch(() => undefined)
    await nextTask()
  }
  await import(/* @vite-ignore */ app)
}

/**
 * Requests a file by a link, unless the page has this link. Resolves when the file is there or lost. The link of a lost file is removed, so
 * that the next try, or the next part of a page, requests it again.
 */
function request(rel: 'stylesheet' | 'modulepreload', href: string): Promise<void> {
  return new Promise((resolve) => {
    if (document.querySelector(`link[href="${href}"]`)) return resolve()
    const link = Object.assign(document.createElement('link'), { rel, href })
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      resolve()
    }
    document.head.append(link)
  })
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
