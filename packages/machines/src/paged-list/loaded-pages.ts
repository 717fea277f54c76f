import type { Identified, LoadedPages, PagedListContext, PagedListTag } from './paged-list.types.ts'

/**
 * The loaded pages of a catalogue list, in the form of `input.loaded` and `list.restore`, so that Back can restore them. Null
 * while the first page is loading or has failed, since the items do not match the filters then.
 */
export function loadedPages<Item extends Identified>(list: {
  context: Pick<PagedListContext<Item, unknown>, 'items' | 'page' | 'hasMore' | 'total' | 'searched'>
  hasTag: (tag: PagedListTag) => boolean
}): LoadedPages<Item> | null {
  const { items, page, hasMore, total, searched } = list.context
  if (!(list.hasTag('loaded') || list.hasTag('empty')) || total === null) return null
  return { items, page, hasMore, total, searched }
}
