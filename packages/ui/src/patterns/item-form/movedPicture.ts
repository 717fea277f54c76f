/** Finds the id that was moved, and its new index, by comparing two orders that differ by a single move. */
export function movedPicture(before: readonly string[], after: readonly string[]): { key: string; to: number } | null {
  const first = before.findIndex((id, place) => id !== after[place])
  const earlier = before[first]
  const later = after[first]
  if (earlier === undefined || later === undefined) return null
  // Either the id at this index moved towards the end, or the id that is now at this index moved to the front.
  const hasGoneOn = before[first + 1] === later
  const key = hasGoneOn ? earlier : later
  return { key, to: after.indexOf(key) }
}
