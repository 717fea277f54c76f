/** The value of a state as the log shows it: `signedIn.role.customer, session.steady`. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, below]) =>
      typeof below === 'object' && Object.keys(below as object).length > 1
        ? `${name} (${valueWords(below)})`
        : `${name}.${valueWords(below)}`,
    )
    .join(', ')
}
