/**
 * Leaves out a route whose requests already get the same response from the route before it. A recording often says of a saved list both
 * what the server has and what the next request gets.
 */
export function registeredOnce(lines: readonly string[]): string[] {
  const latest = new Map<string, string>()
  return lines.filter((line) => {
    const path = /^await page\.route\('([^']+)'/.exec(line)?.[1]
    if (path === undefined) return true
    if (latest.get(path) === line.replace(/, \{ times: 1 \}\)$/, ')')) return false
    latest.set(path, line)
    return true
  })
}
