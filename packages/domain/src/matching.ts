/** Returns the name that equals `text`, ignoring case and outer spaces, or null when there is none. */
export function matchName<Name extends string>(names: readonly Name[], text: string): Name | null {
  const wanted = text.trim().toLowerCase()
  return names.find((name) => name.toLowerCase() === wanted) ?? null
}
