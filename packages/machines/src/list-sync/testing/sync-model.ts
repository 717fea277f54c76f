import { stateWords } from '../../testing/state-words.ts'
import type { Change } from '../changes.ts'
import type { ListCopy } from '../list-copy.ts'
import { ownerOf } from '../list-sync.rules.ts'
import type { ListContext } from '../list-sync.types.ts'
import { sofa } from './items.ts'
import { ada, admin, guest } from './people.ts'

type Snapshot = { context: ListContext; value: unknown }

const add: Change = { kind: 'add', ...sofa, quantity: 1 }

const ownerIn = ({ context }: Snapshot) => context.identity && ownerOf(context.identity)
const copyWith = (rest: Partial<ListCopy>) => (snapshot: Snapshot) => ({
  copy: { owner: ownerIn(snapshot), remote: [], queue: [], settled: [], ...rest },
})
const queued = { id: 'queued', change: add, key: 'key', isQuiet: false }

/** The payload of a copy event with the list's current copy. */
const sameCopy = ({ context }: Snapshot) => ({ copy: context.copy })

/** The test cases of the events of both lists when a guest's list uses a server. */
export const syncCases = {
  'identity.changed': { 'the user is a guest': { identity: guest } },
  'consent.changed': {},
  'connection.changed': {
    'the connection is lost': { isOnline: false },
    'the connection returns': { isOnline: true },
  },
  'list.refresh': { 'the list is refreshed': {} },
  'change.made': { 'the shopper makes a change': { change: add } },
  'copy.changed': {},
  'owner.changed': {},
  'lock.acquired': { 'the lock is acquired': {} },
}

/** The events that the walk with interruptions covers instead. */
export const leftToInterruptions = ['consent.changed', 'copy.changed', 'owner.changed'] as const

/** The test cases of the events of both lists when the user or another tab interrupts a request. */
export const interruptionCases = {
  'identity.changed': {
    'the user is a guest': { identity: guest },
    'a customer signs in': { identity: ada },
    'an admin signs in': { identity: admin },
  },
  'consent.changed': {},
  'connection.changed': {},
  'list.refresh': {},
  'change.made': { 'the shopper makes a change': { change: add } },
  'copy.changed': { 'another tab stores the same copy': sameCopy },
  'owner.changed': { 'another tab signs in or out': { missing: [] } },
  'lock.acquired': { 'the lock is acquired': {} },
}

/** The events that the walk with a server covers instead. */
export const leftToServer = ['consent.changed', 'connection.changed', 'list.refresh'] as const

const loading = {
  done: { 'the list is loaded': [] },
  failed: { 'the list cannot be loaded': { status: 500 }, 'the list request gets 401': { status: 401 } },
}

/** The results of the actors when the list uses a server. */
export const syncEnds = {
  check: { done: {}, failed: {} },
  load: loading,
  change: {
    done: { 'the change is confirmed with the new list': [], 'the change is confirmed': null },
    failed: {
      'the change is rejected': { status: 500 },
      'the change gets no response': { status: null },
      'the change gets 401': { status: 401 },
    },
  },
  refetch: loading,
  recover: loading,
}

/** The test cases for the browser's copy, which the list reads when it opens and before each request. */
export const copyCases = {
  'the copy is unchanged': (snapshot: Snapshot) => (isOpening(snapshot) ? copyWith({})(snapshot) : sameCopy(snapshot)),
  'the copy has an unsent change': (snapshot: Snapshot) =>
    isOpening(snapshot) ? copyWith({ queue: [{ ...queued, isSent: false }] })(snapshot) : sameCopy(snapshot),
  'the copy has a line of another list': (snapshot: Snapshot) =>
    isOpening(snapshot) ? copyWith({ queue: [{ ...queued, isSent: false, isQuiet: true }] })(snapshot) : sameCopy(snapshot),
  'the copy has a sent change without a response': (snapshot: Snapshot) =>
    isOpening(snapshot) ? copyWith({ queue: [{ ...queued, isSent: true }] })(snapshot) : sameCopy(snapshot),
}

function isOpening({ value }: Snapshot): boolean {
  return (value as { list: unknown }).list === 'opening'
}

/** Describes the context that the guards of the shared chart read. */
export function describeSync({ context, value }: Snapshot): string {
  const { identity, nextIdentity, isOnline, response, copy, later } = context
  const list = (value as ListValue).list
  const isOpen = typeof list === 'object'
  return [
    stateWords(list),
    identity?.kind ?? 'unidentified',
    nextIdentity && 'a customer signs in next',
    !isOnline && 'offline',
    isOpen && response !== 'loaded' && `response ${response}`,
    isOpen && copy.queue[0] && (copy.queue[0].isSent ? 'an unconfirmed change' : 'a change to send'),
    isOpen && copy.queue[0]?.isQuiet && 'of another list',
    isOpen && copy.queue.length > 1 && 'and another',
    later.length > 0 && 'a change for later',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Keeps the walk of a guest finite: one change at a time, and only useful combinations of failures. */
export function isSyncWithin({ context: { copy, later, isOnline, response }, value }: Snapshot): boolean {
  const isUnconfirmed = copy.queue[0]?.isSent === true
  const list = stateWords((value as ListValue).list)
  if (copy.queue.length > 2 || later.length > 0) return false
  if (copy.queue.length === 2) return isUnconfirmed && isOnline && list.endsWith('queueing')
  if (list.endsWith('sending')) return isOnline || response === 'loaded'
  return isOnline
    ? !isUnconfirmed || response !== 'loaded' || list.endsWith('loading')
    : copy.queue.length > 0 && response !== 'failed'
}

/** Keeps the walk with interruptions finite; it has no other failures. */
export function isInterruptionWithin({ context, value }: Snapshot): boolean {
  const { copy, later, identity, response } = context
  const list = (value as ListValue).list
  if (copy.queue.length > 1 || later.length > 1) return false
  if (typeof list === 'string') return true
  if (copy.queue[0]?.isSent && !stateWords(list).endsWith('sending')) return false
  if (identity?.kind === 'guest') return response !== 'failed'
  return copy.queue.length === 0 && later.length === 0 && stateWords(list).endsWith('working.queueing')
}

interface ListValue {
  list: Parameters<typeof stateWords>[0]
}
