import type { Identified, LoadedPages, PagedListContext, PagedListTag } from './paged-list.types.ts'

/**
 * The pages that a list shows, in the form that `input.loaded` and `list.restore` take back, so that Back can restore
 * them. Null while the first page is on its way or has failed: what stands there does not answer the filters.
 */
export function loadedPages<Item extends Identified>(list: {
  context: Pick<PagedListContext<Item, unknown>, 'items' | 'page' | 'hasMore' | 'total'>
  hasTag: (tag: PagedListTag) => boolean
}): LoadedPages<Item> | null {
  const { items, page, hasMore, total } = list.context
  if (!(list.hasTag('loaded') || list.hasTag('empty')) || total === null) return null
  return { items, page, hasMore, total }
}
