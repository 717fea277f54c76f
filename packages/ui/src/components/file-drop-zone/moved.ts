/** A copy of the list with the item at index `from` moved to index `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const moved = [...list]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
