/**
 * Loads a chunk, also after it has failed before. Browsers request the script again; its style sheets have to be requested here,
 * because Vite counts one that failed as loaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all(failedStyles().map(requestAgain))
  return load()
}

function failedStyles(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => sheet === null)
}

function requestAgain(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    again.onload = resolve
    again.onerror = () => reject(new Error(`The style sheet ${again.href} could not be loaded.`))
    link.replaceWith(again)
  })
}
