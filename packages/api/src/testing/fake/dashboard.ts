import { gaps, gapsOf } from '@shop/domain'
import type { Collection, Product, UnfinishedItem } from '../../schemas/types.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { isListed } from './lists.ts'
import type { FakeState } from './state.ts'

/** The dashboard's endpoint of the fake. */
export const dashboardEndpoints: FakeGroup<'dashboard'> = {
  overview: (state) => {
    const open = state.enquiries.filter(({ enquiry: { source, status } }) => source === 'contact' && status === 'new')
    const unfinished = unfinishedItems(state)
    return {
      openMessages: open.length,
      messages: [...open]
        .reverse()
        .slice(0, 5)
        .map(({ enquiry: { reference, createdAt }, desk }) => ({
          reference,
          name: desk?.name ?? '',
          subject: desk?.subject ?? '',
          createdAt,
        })),
      unseenTotal: [...state.products, ...state.collections].filter((item) => !isListed(item)).length,
      unfinishedTotal: unfinished.length,
      unfinished: unfinished.slice(0, 6),
      changes: [...state.changes].reverse().slice(0, 8),
    }
  },
}

function unfinishedItems({ products, collections }: FakeState): UnfinishedItem[] {
  const weight = ({ gaps: found }: UnfinishedItem) => (found.includes(gaps[0]) ? 10 : 0) + found.length
  return [...products.map(fromProduct), ...collections.map(fromCollection)]
    .filter(({ gaps: found }) => found.length > 0)
    .sort((one, other) => weight(other) - weight(one))
}

function fromProduct({ _id, name, images, dimensions }: Product): UnfinishedItem {
  return { _id, itemType: 'Product', name, image: images[0] ?? null, gaps: gapsOf({ images, dimensions }) }
}

function fromCollection({ _id, name, coverImage }: Collection): UnfinishedItem {
  const images = coverImage === null ? [] : [coverImage]
  return { _id, itemType: 'Collection', name, image: coverImage, gaps: gapsOf({ images }) }
}
