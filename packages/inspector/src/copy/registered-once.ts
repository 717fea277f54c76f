/**
 * Leaves out each route that has no effect: it responds like the one before it, or a later one replaces it before any action. A
 * recording often says both what the server has of a saved list and what the next request gets.
 */
export function registeredOnce(lines: readonly string[]): string[] {
  const latest = new Map<string, string>()
  let kept: string[] = []
  let afterAction = 0
  for (const line of lines) {
    const path = pathOf(line)
    if (path === undefined) {
      afterAction = kept.push(line)
      continue
    }
    const forAll = line.replace(/, \{ times: 1 \}\)$/, ')')
    if (latest.get(path) === forAll) continue
    if (line === forAll) kept = kept.filter((each, place) => place < afterAction || pathOf(each) !== path)
    kept.push(line)
    latest.set(path, line)
  }
  return kept
}

const pathOf = (line: string) => /^await page\.route\('([^']+)'/.exec(line)?.[1]
