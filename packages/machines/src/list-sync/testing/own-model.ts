import { testId } from '@shop/api/testing'
import { isFullFor, limits } from '@shop/domain'
import type { Line } from '@shop/domain'
import { placeOf } from '../list-sync.rules.ts'
import type { ListContext } from '../list-sync.types.ts'
import { sofa } from './items.ts'
import { visitor } from './people.ts'

type Snapshot = { context: ListContext; value: unknown }

const line: Line = { ...sofa, quantity: 1 }
const fullCopy = {
  owner: null,
  remote: Array.from({ length: limits.linesMaximum }, (_, number) => ({ ...line, item: testId('product', number + 10) })),
  queue: [],
  settled: [],
}
const copyWithSofa = { owner: null, remote: [line], queue: [], settled: [] }

/** The test cases of the events of both lists when only the browser has them. */
export const ownCases = {
  'identity.changed': { 'the user is a signed-out visitor': { identity: visitor } },
  'consent.changed': {
    'the cookie choice changes': ({ context }: Snapshot) => ({
      consent: context.consent === 'accepted' ? ('declined' as const) : ('accepted' as const),
    }),
  },
  'list.refresh': { 'the list is refreshed': {}, 'the collections are refreshed': { itemType: 'Collection' as const } },
  'lines.restore': {
    'the sofa is restored': { owner: null, lines: [line] },
    'the sofa of an account is restored': { owner: 'customer:ada', lines: [line] },
  },
  'list.clear': { 'all lines are removed': {} },
  'copy.read': {
    'the browser has no copy': { copy: { owner: null, remote: [], queue: [], settled: [] } },
    'the browser has a copy with a sofa': { copy: copyWithSofa },
    'the browser has a full list': { copy: fullCopy },
  },
  'copy.changed': { 'another tab stores a sofa': { copy: copyWithSofa } },
}

/** Whether the list moves to another storage when it opens next. */
export function isMoving({ context }: Snapshot): boolean {
  return placeOf(context) !== context.place
}

/** Whether the list has no room for a sofa. */
export function isFull({ context }: Snapshot): boolean {
  return isFullFor(context.lines, sofa)
}

/** The events that the walk with a server covers instead. */
export const leftToSync = ['owner.changed', 'connection.changed', 'change.made', 'lock.acquired'] as const

/** The results of the existence check, for path tests. */
export const ownEnds = {
  check: {
    done: { 'every item exists': [], 'the sofa no longer exists': [line] },
    failed: { 'the check fails': { status: 500 } },
  },
}
