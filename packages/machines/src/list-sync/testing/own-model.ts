import type { Line } from '@shop/domain'
import { placeOf } from '../list-sync.rules.ts'
import type { ListContext } from '../list-sync.types.ts'
import { sofa } from './items.ts'
import { visitor } from './people.ts'

type Snapshot = { context: ListContext; value: unknown }

const line: Line = { ...sofa, quantity: 1 }
const keptSofa = { owner: null, remote: [line], queue: [], settled: [] }

/** The test cases of the events of both lists when only the browser has them. */
export const ownCases = {
  'identity.changed': { 'a visitor comes': { identity: visitor } },
  'consent.changed': {
    'another choice about cookies': ({ context }: Snapshot) => ({
      consent: context.consent === 'accepted' ? ('declined' as const) : ('accepted' as const),
    }),
  },
  'list.refresh': { 'a refresh': {}, 'a refresh of the collections': { itemType: 'Collection' as const } },
  'list.clear': { 'everything is removed': {} },
  'copy.read': {
    'the browser kept nothing': { copy: { owner: null, remote: [], queue: [], settled: [] } },
    'the browser kept a sofa': { copy: keptSofa },
  },
  'copy.changed': { 'another tab leaves a sofa': { copy: keptSofa } },
}

/** Whether the next opening moves the list. */
export function isMoving({ context }: Snapshot): boolean {
  return placeOf(context) !== context.place
}

/** The events that this walk leaves to the one with a server. */
export const leftToSync = ['copy.foreign', 'connection.changed', 'change.made', 'turn.taken'] as const

/** The results of the existence check. */
export const ownEnds = {
  check: {
    done: { 'every item exists': [], 'the sofa no longer exists': [line] },
    failed: { 'the check fails': { status: 500 } },
  },
}
