import { forAllRequests, patternOf } from './routes.ts'

/**
 * Leaves out each route that has no effect: it responds like the one before it, or a later one replaces it before any action. A
 * recording often says both what the server has of a saved list and what the next request gets.
 */
export function registeredOnce(lines: readonly string[]): string[] {
  const latest = new Map<string, string>()
  let kept: string[] = []
  let afterAction = 0
  for (const line of lines) {
    const pattern = patternOf(line)
    if (pattern === undefined) {
      afterAction = kept.push(line)
      continue
    }
    const forAll = forAllRequests(line)
    if (latest.get(pattern) === forAll) continue
    if (line === forAll) kept = kept.filter((each, place) => place < afterAction || patternOf(each) !== pattern)
    kept.push(line)
    latest.set(pattern, line)
  }
  return kept
}
