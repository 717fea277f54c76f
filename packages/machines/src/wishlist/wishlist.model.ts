import { lineOf } from '../list-sync/changes.ts'
import { sofa } from '../list-sync/testing/items.ts'
import { isFull, isMoving, leftToSync, ownCases, ownEnds } from '../list-sync/testing/own-model.ts'
import {
  copyCases,
  describeSync,
  interruptionCases,
  isInterruptionWithin,
  isSyncWithin,
  leftToInterruptions,
  leftToServer,
  syncCases,
  syncEnds,
} from '../list-sync/testing/sync-model.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { stateWords } from '../testing/state-words.ts'
import { wishlistMachine } from './wishlist.machine.ts'

const item = { item: sofa.item, itemType: 'Product' }
const noType = { item: sofa.item }

/** The shopper's actions on a wishlist that only exists in the browser, for path tests. */
const ownWishlist: ChartModel<typeof wishlistMachine> = {
  machine: wishlistMachine,
  starts: { 'The wishlist of a signed-out visitor': { tab: 'tab' } },
  leavesOut: leftToSync,
  cases: {
    ...ownCases,
    'line.add': { 'a sofa is added': item, 'an item without a type is added': noType },
    'line.remove': { 'the sofa is removed': item, 'an item without a type is removed': noType },
    'line.move': { 'the sofa is moved to the cart': item, 'an item without a type is moved': noType },
    'change.made': {},
    'owner.changed': {},
    'lock.acquired': {},
    'connection.changed': {},
  },
  ends: ownEnds,
  within: ({ value, context }) => {
    const { later, lines } = context
    if (isFull({ value, context })) return later.length === 0 && !isMoving({ value, context })
    return later.length === 0 || (later.length === 1 && lines.length === 1 && !isMoving({ value, context }))
  },
  describe: ({ value, context }) => {
    const { identity, later, lines } = context
    const entries = lineOf(lines, sofa) ? 'a sofa' : lines.length > 0 ? 'a full list' : 'nothing'
    const move = isMoving({ value, context }) && 'to be moved'
    const queued = later.length > 0 && 'for later'
    return [stateWords(value), identity?.kind ?? 'unidentified', entries, queued, move].filter(Boolean).join(', ')
  },
}

const noTaps = { 'line.add': {}, 'line.move': {}, 'list.clear': {}, 'lines.restore': {} }

/** The events of a wishlist that is synchronised with a server, for path tests. */
const syncedWishlist: ChartModel<typeof wishlistMachine> = {
  machine: wishlistMachine,
  starts: { 'The wishlist of a guest': { tab: 'tab' } },
  leavesOut: ['line.add', 'line.move', 'list.clear', 'lines.restore', ...leftToInterruptions],
  cases: {
    ...syncCases,
    ...noTaps,
    'line.remove': { 'an item that is not there is removed': { item: 'none', itemType: 'Product' } },
    'copy.read': copyCases,
  },
  ends: syncEnds,
  within: isSyncWithin,
  longestPath: 30,
  describe: describeSync,
}

/** The interruptions of a wishlist by changes of the user and by other tabs, for path tests. */
const interruptedWishlist: ChartModel<typeof wishlistMachine> = {
  ...syncedWishlist,
  starts: { 'A wishlist with interruptions': { tab: 'tab' } },
  leavesOut: ['line.add', 'line.remove', 'line.move', 'list.clear', 'lines.restore', ...leftToServer],
  cases: { ...interruptionCases, ...noTaps, 'line.remove': {}, 'copy.read': copyCases },
  within: isInterruptionWithin,
}

export const wishlistModels = [ownWishlist, syncedWishlist, interruptedWishlist] as const
