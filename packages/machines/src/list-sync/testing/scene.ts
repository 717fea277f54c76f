import { cartKind } from '../../cart/cart.machine.ts'
import type { ConsentChoice, Identity } from '../../identity.ts'
import { wishlistKind } from '../../wishlist/wishlist.machine.ts'
import { until } from '../../testing/until.ts'
import { createFakeBrowser } from './fake-browser.ts'
import { createModelServer, flushMicrotasks } from './model-server.ts'
import type { Outcome } from './model-server.ts'
import { openCart, openWishlist } from './open-list.ts'

/** The options for opening a tab: its identity, and what it has stored before. */
interface Opening {
  as?: Identity
  consent?: ConsentChoice
  session?: Map<string, string>
}

/** A browser and a server, for tests that open tabs with carts. */
export function setCartScene() {
  return setScene(cartKind, openCart)
}

/** A browser and a server, for tests that open tabs with wishlists. */
export function setWishlistScene() {
  return setScene(wishlistKind, openWishlist)
}

type Tab = ReturnType<typeof openCart> | ReturnType<typeof openWishlist>

function setScene<List extends Tab>(kind: typeof cartKind, openList: (surroundings: Parameters<typeof openCart>[0]) => List) {
  const browser = createFakeBrowser()
  const server = createModelServer(kind)

  /** Sets the cookies of an identity. */
  function setCookies(identity: Identity): void {
    server.cookies.customer = identity.kind === 'customer' ? identity.user._id : null
    if (identity.kind === 'guest') server.cookies.guest = identity.anonymousId
  }

  return {
    browser,
    server,
    /** Opens a tab with an identity; its requests stay pending. */
    open: async ({ as, consent = as?.kind === 'guest' ? 'accepted' : 'unset', session = new Map() }: Opening = {}) => {
      const list = openList({ server, ports: browser.openTab(session), input: { consent } })
      const become = async (identity: Identity) => {
        setCookies(identity)
        list.actor.send({ type: 'identity.changed', identity })
        await flushMicrotasks()
      }
      if (as) await become(as)
      return {
        ...list,
        session,
        become,
        state: () => list.actor.getSnapshot().value.list,
        has: (tag: 'busy' | 'waiting' | 'stale' | 'loading' | 'asking') => list.actor.getSnapshot().hasTag(tag),
      }
    },
    /** Waits until requests were sent, and returns the oldest pending one. */
    oldestRequest: async () => {
      await flushMicrotasks()
      return server.pending[0]!
    },
    /** Ends the oldest request. */
    end: async (outcome: Outcome = 'done') => {
      await flushMicrotasks()
      await server.pending.find(({ signal }) => !signal.aborted)!.end(outcome)
    },
    /** Ends all requests until none is pending. */
    settle: async () => {
      await flushMicrotasks()
      await until(
        () => server.pending.length === 0,
        () => server.pending[0]!.end(),
      )
    },
    stored: (key: string): unknown => JSON.parse(browser.persistent.get(key) ?? 'null'),
  }
}

/** The value of a key in a session storage. */
export function storedIn(session: Map<string, string>, key: string): unknown {
  return JSON.parse(session.get(key) ?? 'null')
}
