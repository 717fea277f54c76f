import { toWellFormed } from '@shop/domain'

/** Values for the `:name` parts of a path. */
export type PathParameters = Readonly<Record<string, string>>

/** Values of query parameters; those without a value are left out. */
export type QueryParameters = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Fills the parameters into the path, each encoded as one segment. Returns null for '', '.' and '..', which would lead to
 * another endpoint.
 */
export function fillPath(path: string, parameters: PathParameters): string | null {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment
    const value = toWellFormed(parameters[segment.slice(1)] ?? '')
    return /^\.{0,2}$/.test(value) ? null : encodeURIComponent(value)
  })
  return segments.includes(null) ? null : segments.join('/')
}

/** The parameters that have a value, as strings. */
export function queryEntries(parameters: QueryParameters): [name: string, value: string][] {
  return Object.entries(parameters).flatMap<[string, string]>(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  )
}
