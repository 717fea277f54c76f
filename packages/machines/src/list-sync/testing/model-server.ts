import { addEntry, addLine } from '@shop/domain'
import type { ItemKey, Line } from '@shop/domain'
import { applyChange, lineOf } from '../changes.ts'
import type { Change } from '../changes.ts'
import type { QueuedChange } from '../list-copy.ts'
import type { ListKind } from '../list-kind.ts'

/** The outcome of a request: successful, rejected, with a lost response, or not sent. */
export type Outcome = 'done' | 'rejected' | 'response lost' | 'not sent'

/** A pending request. */
export interface ModelRequest {
  name: 'load' | 'change' | 'check'
  change: Change | null
  signal: AbortSignal
  /** Whether the server denies the request, because the cookies had no user when it was sent. */
  isDenied: boolean
  /** Lets the server process the request while its response is still pending. */
  reach: () => void
  /** Ends the request, and resolves once its sender has processed the result. */
  end: (outcome?: Outcome) => Promise<void>
}

/** A server with saved lists, and the cookies of the browser that uses it. */
export interface ModelServer {
  cookies: { customer: string | null; guest: string | null }
  lists: Map<string, readonly Line[]>
  /** The list of the user in the cookies; undefined without one. */
  currentList: () => readonly Line[] | undefined
  /** The ids of items that no longer exist. */
  gone: Set<string>
  /** The requests that the test has to end, oldest first. */
  pending: ModelRequest[]
  /** The changes that were requested, and those that were applied. */
  requested: Change[]
  applied: Change[]
  signIn: (customer: string) => void
  signOut: () => void
  load: (signal: AbortSignal) => Promise<readonly Line[]>
  change: (queued: Pick<QueuedChange, 'change' | 'key'>, signal: AbortSignal) => Promise<readonly Line[] | null>
  check: (items: readonly ItemKey[], signal: AbortSignal) => Promise<readonly ItemKey[]>
}

/** Creates a server for one kind of saved list. */
export function createModelServer(kind: ListKind): ModelServer {
  const cookies: ModelServer['cookies'] = { customer: null, guest: null }
  const lists = new Map<string, readonly Line[]>()
  const lastAdditions = new Map<string, string | undefined>()
  const owner = () => cookies.customer ?? cookies.guest
  const listOf = (name: string) => lists.get(name) ?? []

  const server: ModelServer = {
    cookies,
    lists,
    currentList: () => {
      const name = owner()
      return name === null ? undefined : listOf(name)
    },
    gone: new Set(),
    pending: [],
    requested: [],
    applied: [],
    signIn: (customer) => {
      // Changes that were sent before the sign-in reach the server before it.
      for (const { name, reach } of server.pending) if (name === 'change') reach()
      if (cookies.guest !== null) {
        const add = kind.grows ? addLine<Line> : addEntry<Line>
        lists.set(
          customer,
          listOf(cookies.guest).reduce<readonly Line[]>((lines, line) => add(lines, line), listOf(customer)),
        )
        lists.delete(cookies.guest)
      }
      cookies.customer = customer
    },
    signOut: () => {
      cookies.customer = null
    },
    load: (signal) => send('load', null, signal, (name) => listOf(name)),
    change: ({ change, key }, signal) => {
      server.requested.push(change)
      return send('change', change, signal, (name) => {
        if ('item' in change && change.kind !== 'remove' && server.gone.has(change.item)) {
          throw Object.assign(new Error(), { status: 404, serverMessage: 'Product not found.' })
        }
        // As in the database: a line remembers the key of its last addition.
        if (change.kind === 'add') {
          const line = `${name} ${change.itemType} ${change.item}`
          const isRepeated = key !== undefined && lastAdditions.get(line) === key
          if (isRepeated && lineOf(listOf(name), change)) return kind.grows ? null : listOf(name)
          lastAdditions.set(line, key)
        }
        server.applied.push(change)
        lists.set(name, applyChange(kind, listOf(name), change))
        return kind.grows ? null : listOf(name)
      })
    },
    check: (items, signal) => send('check', null, signal, () => items.filter(({ item }) => server.gone.has(item)), true),
  }

  /** Sends a request with the current cookies. The server reads its data when the request reaches it. */
  function send<Output>(
    name: ModelRequest['name'],
    change: Change | null,
    signal: AbortSignal,
    respond: (owner: string) => Output,
    isPublic = false,
  ): Promise<Output> {
    const sentBy = isPublic ? 'anyone' : owner()
    let reached: Promise<Output> | null = null
    return new Promise((resolve, reject) => {
      const request: ModelRequest = {
        name,
        change,
        signal,
        isDenied: sentBy === null,
        reach: () => {
          reached ??= (async () => {
            if (sentBy === null) throw Object.assign(new Error(), { status: 401, serverMessage: 'Please log in first.' })
            return respond(sentBy)
          })()
          // The sender of the request receives the failure.
          reached.catch(() => {})
        },
        end: (outcome = 'done') => {
          server.pending.splice(server.pending.indexOf(request), 1)
          if (outcome === 'not sent' && !reached) reject(lost())
          else if (outcome === 'rejected' && !reached) reject(Object.assign(new Error(), { status: 500 }))
          else {
            request.reach()
            if (outcome === 'done') reached!.then(resolve, reject)
            else reject(lost())
          }
          return flushMicrotasks()
        },
      }
      server.pending.push(request)
    })
  }

  return server
}

function lost(): Error {
  return Object.assign(new Error('fetch failed'), { status: null })
}

/** Resolves when the listeners of all settled promises have run. No timer runs meanwhile. */
export function flushMicrotasks(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
