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
import { cartMachine } from './cart.machine.ts'

const item = { item: sofa.item, itemType: 'Product' }
const noType = { item: sofa.item }

/** The shopper's actions on a cart that only exists in the browser, for path tests. */
const ownCart: ChartModel<typeof cartMachine> = {
  machine: cartMachine,
  starts: { 'The cart of a signed-out visitor': { tab: 'tab' } },
  leavesOut: leftToSync,
  cases: {
    ...ownCases,
    'line.add': {
      'a sofa is added': item,
      '99 sofas are added': { ...item, quantity: 99 },
      '0 sofas are added': { ...item, quantity: 0 },
      'an item without a type is added': noType,
    },
    'line.remove': { 'the sofa is removed': item, 'an item without a type is removed': noType },
    'stepper.plus': { 'plus is pressed': item },
    'stepper.minus': { 'minus is pressed': item },
    'removal.confirm': { 'Remove is pressed': {} },
    'removal.cancel': { 'Keep is pressed': {} },
    'change.made': {},
    'owner.changed': {},
    'lock.acquired': {},
    'connection.changed': {},
  },
  ends: ownEnds,
  within: ({ value, context }) => {
    const { later, lines } = context
    const quantity = lineOf(lines, sofa)?.quantity ?? 0
    if (isFull({ value, context })) return later.length === 0 && !isMoving({ value, context })
    if (isMoving({ value, context })) return later.length === 0 && quantity < 2 && value.question === 'resting'
    const isOneMore = later.length === 1 && later[0]!.kind === 'add' && quantity === 1
    if (later.length > 0) return isOneMore && value.question === 'resting'
    if (value.question === 'asking') return quantity <= 1 && typeof value.list === 'object'
    return [0, 1, 2, 99].includes(quantity)
  },
  describe: ({ value, context }) => {
    const quantity = lineOf(context.lines, sofa)?.quantity ?? 0
    const later = context.later.length > 0 && 'for later'
    const asked = context.asked && 'a question'
    const user = context.identity?.kind ?? 'unidentified'
    const move = isMoving({ value, context }) && 'to be moved'
    const full = isFull({ value, context }) && 'full'
    return [stateWords(value), user, `${quantity} sofas`, full, later, asked, move].filter(Boolean).join(', ')
  },
}

const noTaps = {
  'line.add': {},
  'line.remove': {},
  'list.clear': {},
  'lines.restore': {},
  'stepper.plus': {},
  'stepper.minus': {},
  'removal.confirm': {},
  'removal.cancel': {},
}
const taps = Object.keys(noTaps) as (keyof typeof noTaps)[]

/** The events of a cart that is synchronised with a server, for path tests. */
const syncedCart: ChartModel<typeof cartMachine> = {
  machine: cartMachine,
  starts: { 'The cart of a guest': { tab: 'tab' } },
  leavesOut: [...taps, ...leftToInterruptions],
  cases: { ...syncCases, ...noTaps, 'copy.read': copyCases },
  ends: syncEnds,
  within: isSyncWithin,
  longestPath: 30,
  describe: describeSync,
}

/** The interruptions of a cart by changes of the user and by other tabs, for path tests. */
const interruptedCart: ChartModel<typeof cartMachine> = {
  ...syncedCart,
  starts: { 'A cart with interruptions': { tab: 'tab' } },
  leavesOut: [...taps, ...leftToServer],
  cases: { ...interruptionCases, ...noTaps, 'copy.read': copyCases },
  within: isInterruptionWithin,
}

export const cartModels = [ownCart, syncedCart, interruptedCart] as const
