import type { User } from '@shop/api'
import type { ShopActor, ShopActorEvent, ShopActorName, ShopActorRef } from './shop-actors.ts'

/** The shop's machines as the app meets them: fetched late, and there for every screen from then on. */
export interface ShopRuntime {
  /** Who was signed in when the page was rendered: the answer to that question until the machines run. */
  readonly renderedUser: User | null
  /** The root, or null while it does not run. */
  current: () => ShopActor | null
  /** The machine of that name, or null while it is not there. */
  actor: <Name extends ShopActorName>(name: Name) => ShopActorRef<Name> | null
  /** Fetches and starts the machines, once. Rejects when they cannot be fetched; the next call tries again. */
  start: () => Promise<ShopActor>
  /**
   * Tells the machine of that name, as soon as it is there. What an admin's page would tell a cart, which is never
   * there, goes nowhere.
   */
  send: <Name extends ShopActorName>(name: Name, event: ShopActorEvent<Name>) => void
  /** Calls the listener when the machines start, and whenever one of them comes up or goes. Gives the end of it. */
  subscribe: (listener: () => void) => () => void
}

interface RuntimeOptions {
  /** The person that the page was rendered for; null for nobody. */
  user: User | null
  /** Fetches, makes and starts the machines. */
  load: (user: User | null) => Promise<ShopActor>
}

/** Milliseconds after which the machines are asked for again, where somebody's tap waits for them. */
const retryPause = 5000

/** Makes the runtime; nothing is fetched before `start` or `send`. */
export function createShopRuntime({ user, load }: RuntimeOptions): ShopRuntime {
  const listeners = new Set<() => void>()
  let waiting: { name: ShopActorName; deliver: (actor: { send: (event: never) => void }) => void }[] = []
  let shop: ShopActor | null = null
  let starting: Promise<ShopActor> | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  function childOf(name: ShopActorName) {
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
      const child = childOf(each.name)
      if (child) each.deliver(child)
      else if (!isAdmin) waiting.push(each)
    }
  }

  async function startOnce(): Promise<ShopActor> {
    try {
      shop = await load(user)
    } catch (error) {
      starting = null
      // A tap is kept: it counts as soon as the machines can be had.
      clearTimeout(retry)
      if (waiting.length > 0) retry = setTimeout(() => start().catch(ignore), retryPause)
      throw error
    }
    shop.subscribe(follow)
    follow()
    return shop
  }

  function start(): Promise<ShopActor> {
    starting ??= startOnce()
    return starting
  }

  return {
    renderedUser: user,
    current: () => shop,
    actor: <Name extends ShopActorName>(name: Name) => childOf(name) as ShopActorRef<Name> | null,
    start,
    send: (name, event) => {
      waiting.push({ name, deliver: (actor) => actor.send(event as never) })
      if (shop) deliver()
      else start().catch(ignore)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** For a start that nobody waits for: the next one tries again. */
function ignore(): void {}
