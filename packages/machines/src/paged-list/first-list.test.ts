import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createDeferredActor } from '../testing/index.ts'
import { firstList, listBeforeFilters } from './first-list.ts'
import type { ListSnapshot } from './first-list.ts'
import { createPagedListMachine } from './paged-list.machine.ts'
import type { Identified, LoadedPages, PagedListTag, PageRequest, PageResponse, Searchable } from './paged-list.types.ts'

const tags: readonly PagedListTag[] = ['loading', 'loaded', 'more', 'loadingMore', 'end', 'empty', 'failed', 'failedMore', 'busy']
const sofas = { items: [{ _id: 'sofa 1' }], page: 2, hasMore: true, total: 30 }

function startMachine(loaded: LoadedPages<Identified> | undefined) {
  const { logic } = createDeferredActor<PageResponse<Identified>, PageRequest<Searchable>>()
  const machine = createPagedListMachine<Identified, Searchable>().provide({ actors: { loadPage: logic } })
  return createActor(machine, { input: { filters: { search: 'sofa' }, loaded } }).start()
}

function shown({ context, hasTag }: ListSnapshot<Identified, Searchable>) {
  return { context, tags: tags.filter((tag) => hasTag(tag)) }
}

describe('A list before its machine runs', () => {
  it.each([
    ['nothing loaded', undefined],
    ['no results', { items: [], page: 1, hasMore: false, total: 0 }],
    ['further pages', sofas],
    ['every page', { ...sofas, hasMore: false }],
  ])('is the same as with the machine when it starts with %s', (_, loaded) => {
    const running = startMachine(loaded).getSnapshot()
    expect(shown(firstList({ filters: { search: 'sofa' }, loaded }))).toEqual(
      shown({ context: running.context, hasTag: (tag) => running.hasTag(tag) }),
    )
  })

  it('is the same as with the machine while the items of chosen filters load', () => {
    const actor = startMachine(sofas)
    actor.send({ type: 'filters.set', filters: { search: 'bed' } })
    const running = actor.getSnapshot()
    const first = firstList({ filters: { search: 'sofa' }, loaded: sofas })
    expect(shown(listBeforeFilters(first, { search: 'bed' }))).toEqual(
      shown({ context: running.context, hasTag: (tag) => running.hasTag(tag) }),
    )
  })
})
