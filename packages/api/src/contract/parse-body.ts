/** Parses the JSON of a body; returns undefined for an empty or invalid one (a proxy's HTML page, a truncated response). */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
