/** A value as source code in the style of the project: `{ kind: 'send', event: { type: 'slide.next' } }`. */
export function asCode(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return `${value as number | boolean | null | undefined}`
  if (Array.isArray(value)) return `[${value.map(asCode).join(', ')}]`
  const parts = Object.entries(value).map(([key, part]) => `${isName.test(key) ? key : quoted(key)}: ${asCode(part)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

const isName = /^[A-Za-z_$][\w$]*$/

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
