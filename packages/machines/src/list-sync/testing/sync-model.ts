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
const queued = { id: 'kept', change: add, isQuiet: false }

/** The copy that a keeper would return: the list's current one, or an earlier one when it opens. */
const sameCopy = ({ context }: Snapshot) => ({ copy: context.copy })

/** The test cases of the events of both lists when a guest's list uses a server. */
export const syncCases = {
  'identity.changed': { 'a guest comes': { identity: guest } },
  'consent.changed': {},
  'connection.changed': {
    'the connection goes': { isOnline: false },
    'the connection returns': { isOnline: true },
  },
  'list.refresh': { 'a refresh': {} },
  'change.made': { 'a change': { change: add } },
  'copy.changed': {},
  'copy.foreign': {},
  'turn.taken': { 'the turn comes': {} },
}

/** The events that this walk leaves to the one through interruptions. */
export const leftToInterruptions = ['consent.changed', 'copy.changed', 'copy.foreign'] as const

/** The same with changes of the user and other tabs in between. */
export const interruptionCases = {
  'identity.changed': {
    'a guest comes': { identity: guest },
    'a customer comes': { identity: ada },
    'an admin comes': { identity: admin },
  },
  'consent.changed': {},
  'connection.changed': {},
  'list.refresh': {},
  'change.made': { 'a change': { change: add } },
  'copy.changed': { 'another tab changes nothing that counts': sameCopy },
  'copy.foreign': { 'another tab signs somebody in or out': { unmade: [] } },
  'turn.taken': { 'the turn comes': {} },
}

/** The events that this walk leaves to the one with a server. */
export const leftToServer = ['consent.changed', 'connection.changed', 'list.refresh'] as const

/** The results of the actors when the list uses a server. */
export const syncEnds = {
  check: { done: {}, failed: {} },
  load: {
    done: { 'the list comes': [] },
    failed: { 'the list fails': { status: 500 }, 'the list is denied': { status: 401 } },
  },
  change: {
    done: { 'the change is made, and the list comes along': [], 'the change is made': null },
    failed: {
      'the change is refused': { status: 500 },
      'nobody answers the change': { status: null },
      'the change is denied': { status: 401 },
    },
  },
  refetch: { done: { 'the list comes': [] }, failed: { 'the list fails': { status: 500 } } },
  recover: { done: { 'the list comes': [] }, failed: { 'the list fails': { status: 500 } } },
}

/** The copy from the browser, in the two places that request it. */
export const copyCases = {
  'the copy is as it was': (snapshot: Snapshot) => (isOpening(snapshot) ? copyWith({})(snapshot) : sameCopy(snapshot)),
  'the copy has a change that was never sent': (snapshot: Snapshot) =>
    isOpening(snapshot) ? copyWith({ queue: [{ ...queued, isSent: false }] })(snapshot) : sameCopy(snapshot),
  'the copy has a change that nobody heard of': (snapshot: Snapshot) =>
    isOpening(snapshot) ? copyWith({ queue: [{ ...queued, isSent: true }] })(snapshot) : sameCopy(snapshot),
}

function isOpening({ value }: Snapshot): boolean {
  return (value as { list: unknown }).list === 'opening'
}

/** Describes the context that the guards of the shared chart read. */
export function describeSync({ context, value }: Snapshot): string {
  const { identity, nextIdentity, isOnline, answer, copy, later } = context
  const list = (value as ListValue).list
  const isOpen = typeof list === 'object'
  return [
    stateWords(list),
    identity?.kind ?? 'nobody',
    nextIdentity && 'a customer is next',
    !isOnline && 'offline',
    isOpen && answer !== 'read' && `answer ${answer}`,
    isOpen && copy.queue[0] && (copy.queue[0].isSent ? 'a change unheard' : 'a change to send'),
    isOpen && copy.queue.length > 1 && 'and another',
    later.length > 0 && 'a change for later',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Keeps the walk of a guest finite: one change at a time, and only useful combinations of failures. */
export function isSyncWithin({ context: { copy, later, isOnline, answer }, value }: Snapshot): boolean {
  const isUnheard = copy.queue[0]?.isSent === true
  const list = stateWords((value as ListValue).list)
  if (copy.queue.length > 2 || later.length > 0) return false
  if (copy.queue.length === 2) return isUnheard && isOnline && list.endsWith('queueing')
  if (list.endsWith('sending')) return isOnline || answer === 'read'
  return isOnline ? !isUnheard || answer !== 'read' || list.endsWith('loading') : copy.queue.length > 0 && answer !== 'missed'
}

/** The same for the walk through interruptions, without other failures. */
export function isInterruptionWithin({ context, value }: Snapshot): boolean {
  const { copy, later, identity, answer } = context
  const list = (value as ListValue).list
  if (copy.queue.length > 1 || later.length > 1) return false
  if (typeof list === 'string') return true
  if (copy.queue[0]?.isSent && !stateWords(list).endsWith('sending')) return false
  if (identity?.kind === 'guest') return answer !== 'missed'
  return copy.queue.length === 0 && later.length === 0 && stateWords(list).endsWith('working.queueing')
}

interface ListValue {
  list: Parameters<typeof stateWords>[0]
}
