/**
 * Where a key leads in a menu. Takes the key, the place of the item with the focus, and the labels; gives the place of the item that
 * gets it, or undefined when the key is none of the menu's. Arrow keys go round; a letter leads to the next item that begins with it.
 */
export function nextItem(key: string, at: number, labels: readonly string[]): number | undefined {
  const last = labels.length - 1
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1
    case 'ArrowUp':
      return at <= 0 ? last : at - 1
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return key.length === 1 && key !== ' ' ? startingWith(key.toLowerCase(), at, labels) : undefined
  }
}

function startingWith(letter: string, at: number, labels: readonly string[]): number | undefined {
  const places = labels.flatMap((label, place) => (label.toLowerCase().startsWith(letter) ? [place] : []))
  return places.find((place) => place > at) ?? places[0]
}
