/** One value that has changed. */
export interface Difference {
  /** The path of the value: `values.email`, `lines.0.quantity`. */
  path: string
  kind: 'added' | 'changed' | 'removed'
  before: unknown
  after: unknown
}

/** The differences between two values of plain data, in the order of the later one. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (Object.is(before, after)) return []
  if (!isParted(before) || !isParted(after) || Array.isArray(before) !== Array.isArray(after)) {
    const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
    return [{ path, kind, before, after }]
  }
  const keys = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...keys].flatMap((key) => differences(before[key], after[key], path === '' ? key : `${path}.${key}`))
}

function isParted(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null
}
