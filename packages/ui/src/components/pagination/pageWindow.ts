/** A page number, or 'gap' for omitted pages. */
type PagePlace = number | 'gap'

/**
 * The pages to offer when `page` (from 1) of `count` pages is open: the first, the last, the current one and its neighbours.
 * There are at most seven places, and the same number on every page, so that the buttons do not move under the pointer.
 */
export function pageWindow(page: number, count: number): PagePlace[] {
  if (count <= 7) return range(1, count)
  if (page <= 4) return [...range(1, 5), 'gap', count]
  if (page >= count - 3) return [1, 'gap', ...range(count - 4, count)]
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', count]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
