/** Rows of one INSERT: far below the 65,535 parameters that one statement may have. */
const rowsAtOnce = 500

/** A list in parts that one INSERT can take. */
export function chunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / rowsAtOnce)
  return Array.from({ length: count }, (_, index) => items.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce))
}
