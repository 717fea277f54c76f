import { placeOf } from './place-of.ts'

/**
 * Reports the page when its path or its title changes. The title changes after the path, when the next page is rendered.
 *
 * @returns The function to call after the address has changed.
 */
export function followPlace(report: (place: string) => void): () => void {
  let last = placeOf(location.pathname, document.title)
  const look = () => {
    const place = placeOf(location.pathname, document.title)
    if (place === last) return
    last = place
    report(place)
  }
  new MutationObserver(look).observe(document.head, { subtree: true, childList: true, characterData: true })
  return look
}
