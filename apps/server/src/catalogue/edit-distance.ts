/**
 * Counts the typos between two words: a letter missing, added or changed, or two neighbours swapped (optimal string alignment).
 * It stops early.
 *
 * @param maximum - the largest number that matters
 * @returns the number, or `maximum + 1` when there are more
 */
export function editDistance(first: string, second: string, maximum: number): number {
  const tooFar = maximum + 1
  if (Math.abs(first.length - second.length) > maximum) return tooFar
  let beforeLast: number[] = []
  let last = Array.from({ length: second.length + 1 }, (_, column) => column)
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row]
    let smallest = row
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1]
      let cost = Math.min(
        (last[column] ?? tooFar) + 1,
        (current[column - 1] ?? tooFar) + 1,
        (last[column - 1] ?? tooFar) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1]
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? tooFar) + 1)
      current.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > maximum) return tooFar
    beforeLast = last
    last = current
  }
  return Math.min(last[second.length] ?? tooFar, tooFar)
}
