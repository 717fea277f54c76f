import type { User } from '@shop/api'
import type { EnquiriesActor, ShopActor, ShopActorEvent, ShopActorName, ShopActorRef } from './shop-actors.ts'
import { isLasting, keepsNothing } from './waiting-events.ts'
import type { KeptEvents, WaitingEvent } from './waiting-events.ts'

/** The runtime of the shop's machines, which are downloaded late and then available to every screen. */
export interface ShopRuntime {
  /** The user of the rendered page, which is used until the machines run. */
  readonly renderedUser: User | null
  /** Whether the browser had stored nothing when the page was opened: no machine has anything to show before the first use. */
  readonly isFirstVisit: boolean
  /** Returns the root actor, or null until it runs. */
  current: () => ShopActor | null
  /** Returns the machine `name`, or null until it runs. */
  actor: <Name extends ShopActorName>(name: Name) => ShopActorRef<Name> | null
  /** Fetches and starts the machines, once. Rejects when they cannot be fetched; the next call tries again. */
  start: () => Promise<ShopActor>
  /**
   * Sends an event to the machine `name` as soon as it runs. An event from an admin's page to a saved list, which
   * admins do not have, is dropped.
   */
  send: <Name extends ShopActorName>(name: Name, event: ShopActorEvent<Name>) => void
  /** Keeps what the shopper chose before the machines ran, for the next page. Call it when the page is left. */
  suspend: () => void
  /** Takes back what no other page has done meanwhile. Call it when the browser shows the page again. */
  resume: () => void
  /** Fetches and starts the machine of enquiries as soon as the others run. */
  wantEnquiries: () => void
  /** Calls the listener when the machines start and whenever one of them starts or stops. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

interface RuntimeOptions {
  /** The user of the rendered page, or null. */
  user: User | null
  /** Whether the browser has stored nothing; false by default. */
  isFirstVisit?: boolean
  /** Where events wait while no page is open. */
  kept?: KeptEvents
  /** Fetches, creates and starts the machines. */
  load: (user: User | null) => Promise<ShopActor>
  /** Fetches and starts the machine of enquiries, if a page wants it or the browser has enquiries; otherwise null. */
  loadEnquiries?: (shop: ShopActor, areWanted: () => boolean) => Promise<EnquiriesActor | null>
}

/** Milliseconds before the machines are requested again while an event waits for them. */
const retryPause = 5000

/** Creates the runtime; nothing is fetched before `start` or `send`. */
export function createShopRuntime(options: RuntimeOptions): ShopRuntime {
  const { user, isFirstVisit = false, kept = keepsNothing, load, loadEnquiries } = options
  const listeners = new Set<() => void>()
  let waiting: WaitingEvent[] = kept.take()
  let shop: ShopActor | null = null
  let starting: Promise<ShopActor> | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let enquiries: EnquiriesActor | null = null
  let areEnquiriesWanted = false
  let loading = Promise.resolve()

  function childOf(name: ShopActorName) {
    if (name === 'enquiries') return enquiries
    return shop?.getSnapshot().children[name] ?? null
  }

  function follow(): void {
    deliver()
    for (const listener of listeners) listener()
  }

  function deliver(): void {
    if (!shop || waiting.length === 0) return
    const isAdmin = shop.getSnapshot().matches({ open: 'withoutLists' })
    const due = waiting
    waiting = []
    for (const each of due) {
      const child: { send: (event: never) => void } | null = childOf(each.name)
      if (child) child.send(each.event as never)
      else if (!isAdmin) waiting.push(each)
    }
  }

  async function startOnce(): Promise<ShopActor> {
    try {
      shop = await load(user)
    } catch (error) {
      starting = null
      // Delivers the waiting events as soon as the machines can be fetched.
      clearTimeout(retry)
      if (waiting.length > 0) retry = setTimeout(() => start().catch(ignore), retryPause)
      throw error
    }
    shop.subscribe(follow)
    follow()
    startEnquiries(shop)
    return shop
  }

  /** Attempts run one after the other, until one succeeds. Meanwhile, order links have the plain message. */
  function startEnquiries(running: ShopActor): void {
    loading = loading.then(async () => {
      if (enquiries || !loadEnquiries) return
      enquiries = await loadEnquiries(running, () => areEnquiriesWanted).catch(() => {
        setTimeout(startEnquiries, retryPause, running)
        return null
      })
      if (enquiries) follow()
    })
  }

  function wantEnquiries(): void {
    areEnquiriesWanted = true
    if (shop) startEnquiries(shop)
  }

  function sendWaiting(): void {
    if (shop) deliver()
    else start().catch(ignore)
  }

  function start(): Promise<ShopActor> {
    starting ??= startOnce()
    return starting
  }

  return {
    renderedUser: user,
    isFirstVisit,
    current: () => shop,
    actor: <Name extends ShopActorName>(name: Name) => childOf(name) as ShopActorRef<Name> | null,
    start,
    send: (name, event) => {
      waiting.push({ name, event })
      sendWaiting()
    },
    suspend: () => {
      const chosen = waiting.filter(isLasting)
      if (chosen.length > 0 && kept.put(chosen)) waiting = waiting.filter((each) => !isLasting(each))
    },
    resume: () => {
      waiting.push(...kept.take())
      if (waiting.length > 0) sendWaiting()
    },
    wantEnquiries,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Ignores a failed start that nothing waits for, because the next call tries again. */
function ignore(): void {}
