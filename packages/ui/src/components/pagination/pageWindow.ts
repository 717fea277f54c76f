/** A place in the row of pages: a page's number, or 'gap' where pages are left out. */
type PagePlace = number | 'gap'

/**
 * The pages that are offered when there are `count` of them and `page` (from 1) is open: first, last, the open one and its
 * neighbours. The row has at most seven places and as many on every page, so that nothing moves under the pointer.
 */
export function pageWindow(page: number, count: number): PagePlace[] {
  if (count <= 7) return range(1, count)
  if (page <= 4) return [...range(1, 5), 'gap', count]
  if (page >= count - 3) return [1, 'gap', ...range(count - 4, count)]
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', count]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
