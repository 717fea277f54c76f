/** A copy of the list with the item at index `from` moved to index `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const moved = [...list]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

/** What a screen reader announces after a move. `place` counts from 0. */
export const movedSentence = (name: string, place: number, count: number): string => `${name} is now ${place + 1} of ${count}.`
