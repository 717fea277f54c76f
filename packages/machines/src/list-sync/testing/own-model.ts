import type { Line } from '@shop/domain'
import { placeOf } from '../list-sync.rules.ts'
import type { ListContext } from '../list-sync.types.ts'
import { sofa } from './items.ts'
import { visitor } from './people.ts'

type Snapshot = { context: ListContext; value: unknown }

const line: Line = { ...sofa, quantity: 1 }
const keptSofa = { owner: null, remote: [line], queue: [], settled: [] }

/** What the events of both lists are tried with, where the list lives in the browser alone. */
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

/** What such a walk leaves to the one with a server. */
export const leftToSync = ['copy.foreign', 'connection.changed', 'change.made', 'turn.taken'] as const

/** How the existence check ends. */
export const ownEnds = {
  check: {
    done: { 'every item exists': [], 'the sofa no longer exists': [line] },
    failed: { 'the check fails': { status: 500 } },
  },
}
