/** Which of the ids went where, between two orders of which one comes from the other by moving a single id. */
export function movedPicture(before: readonly string[], after: readonly string[]): { key: string; to: number } | null {
  const first = before.findIndex((id, place) => id !== after[place])
  const earlier = before[first]
  const later = after[first]
  if (earlier === undefined || later === undefined) return null
  // Either the one that stood there went on, or the one that stands there now came from behind.
  const hasGoneOn = before[first + 1] === later
  const key = hasGoneOn ? earlier : later
  return { key, to: after.indexOf(key) }
}
