/** The number of rows per INSERT, far below the limit of 65,535 parameters per statement. */
const rowsAtOnce = 500

/** Splits a list into parts that fit into one INSERT. */
export function chunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / rowsAtOnce)
  return Array.from({ length: count }, (_, index) => items.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce))
}
