import type { Image } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import { createPagedListMachine } from '@shop/machines'
import type { PagedListTag, PageRequest, PageResponse, Searchable } from '@shop/machines'
import { PictureLibrary } from '@shop/ui/patterns/picture-library'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useServices } from '../../../app/services/services-context.ts'
import type { Services } from '../../../app/services/services.ts'

interface ShopPicturesProps {
  /** How many pictures can be chosen. */
  room: number
  /** The keys of the pictures that are hero pictures already. */
  used: readonly string[]
  onChoose: (images: readonly Image[]) => void
  onClose: () => void
}

/** Products, and collections, whose pictures are loaded at once. */
const itemsOfPage = 12

/** A dialog with the pictures of the shop's products and collections. */
export function ShopPictures({ room, used, onChoose, onClose }: ShopPicturesProps) {
  const { api } = useServices()
  const [machine] = useState(() => createPicturesMachine(api))
  const [list, send] = useActor(machine, { input: { filters: {}, limit: itemsOfPage } })
  const { items, problem, searchText } = list.context
  const isFailed = list.hasTag('failed') || list.hasTag('failedMore')
  return (
    <PictureLibrary
      isOpen
      onOpenChange={onClose}
      pictures={items.filter(({ _id }) => !used.includes(_id))}
      state={stateOf((tag) => list.hasTag(tag))}
      problem={problem}
      maximum={room}
      searchText={searchText}
      onSearchType={(text) => send({ type: 'search.typed', text })}
      onSearch={() => send({ type: 'search.submitted' })}
      onMore={() => send({ type: isFailed ? 'list.retry' : 'page.more' })}
      onChoose={(images) => onChoose(images.map((image) => ({ ...image, widths: [...image.widths] })))}
    />
  )
}

function stateOf(hasTag: (tag: PagedListTag) => boolean) {
  const states = ['failed', 'failedMore', 'loading', 'loadingMore', 'more'] as const
  return states.find(hasTag) ?? 'end'
}

interface PictureItem {
  _id: string
  image: Image
  name: string
}

function createPicturesMachine(api: Services['api']) {
  return createPagedListMachine<PictureItem, Searchable>().provide({
    actors: {
      loadPage: fromPromise<PageResponse<PictureItem>, PageRequest<Searchable>>(async ({ input, signal }) =>
        picturesPage(await api(), input, signal),
      ),
    },
  })
}

/** The covers come first, because wide pictures suit the hero best. */
async function picturesPage(
  { catalogue }: ApiClient,
  { filters, page, limit }: PageRequest<Searchable>,
  signal: AbortSignal,
): Promise<PageResponse<PictureItem>> {
  const query = { ...(filters.search ? { search: filters.search } : {}), page, limit }
  const [collections, products] = await Promise.all([
    catalogue.collections({ query }, { signal }),
    catalogue.products({ query }, { signal }),
  ])
  const covers = collections.collections.map(({ name, coverImage }) => ({ name, images: coverImage ? [coverImage] : [] }))
  return {
    items: [...covers, ...products.products].flatMap(({ name, images }) =>
      images.map((image) => ({ _id: image.public_id, image, name: image.alt || name })),
    ),
    hasMore: collections.hasMore || products.hasMore,
    total: collections.total + products.total,
  }
}
