/** Returns the number that this share of the numbers lies below, such as 0.99; NaN without numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
}

/** Returns the middle number; NaN without numbers. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}
