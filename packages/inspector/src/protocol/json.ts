/** The values that JSON writes as null. In a list, that includes `undefined`. */
const withoutJson = new Map<unknown, string>([NaN, Infinity, -Infinity, undefined].map((value) => [value, String(value)]))
const byName = new Map([...withoutJson].map(([value, name]) => [name, value]))

/** Marks a value that JSON does not have. */
const mark = '@shop.value'

/** Writes JSON that also keeps NaN, infinite numbers and the gaps of lists: a recording of a wrong sum must show the sum. */
export function writeJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, replace, indent)
}

function replace(this: unknown, _: string, part: unknown): unknown {
  const isLost = withoutJson.has(part) && (part !== undefined || Array.isArray(this))
  return isLost ? { [mark]: withoutJson.get(part) } : part
}

/** Reads what `writeJson` has written. A function for each value makes a long recording eight times slower, and few need it. */
export function readJson(text: string): unknown {
  return text.includes(mark) ? JSON.parse(text, restore) : JSON.parse(text)
}

function restore(_: string, part: unknown): unknown {
  // JSON.parse leaves a hole where an element becomes undefined.
  if (Array.isArray(part)) return [...(part as unknown[])]
  return typeof part === 'object' && part !== null && mark in part ? byName.get(String(part[mark])) : part
}
