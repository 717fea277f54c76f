import { fromPromise } from 'xstate'
import type { ItemKey, Line } from '@shop/domain'
import { cartKind, cartMachine } from '../../cart/cart.machine.ts'
import { startChild } from '../../testing/index.ts'
import { wishlistKind, wishlistMachine } from '../../wishlist/wishlist.machine.ts'
import { createBrowserActors } from '../browser-actors.ts'
import type { ListPorts } from '../browser-actors.ts'
import type { QueuedChange } from '../list-copy.ts'
import type { ListInput } from '../list-sync.types.ts'
import type { ModelServer } from './model-server.ts'

let tabs = 0

interface Surroundings {
  server: ModelServer
  ports: ListPorts
  input?: Partial<ListInput>
}

function serverActors({ load, change, check }: ModelServer) {
  return {
    loadList: fromPromise<readonly Line[], void>(({ signal }) => load(signal)),
    sendChange: fromPromise<readonly Line[] | null, QueuedChange>(({ input, signal }) => change(input, signal)),
    findMissing: fromPromise<readonly ItemKey[], readonly ItemKey[]>(({ input, signal }) => check(input, signal)),
  }
}

/** Opens a cart in a tab. */
export function openCart({ server, ports, input = {} }: Surroundings) {
  const actors = { ...createBrowserActors(cartKind, ports), ...serverActors(server) }
  const child = startChild(cartMachine.provide({ actors }), { tab: `tab-${++tabs}`, ...input })
  const lines = () => child.actor.getSnapshot().context.lines
  return { ...child, lines, texts: () => child.notices.map(({ text }) => text) }
}

/** Opens a wishlist in a tab. */
export function openWishlist({ server, ports, input = {} }: Surroundings) {
  const actors = { ...createBrowserActors(wishlistKind, ports), ...serverActors(server) }
  const child = startChild(wishlistMachine.provide({ actors }), { tab: `tab-${++tabs}`, ...input })
  const lines = () => child.actor.getSnapshot().context.lines
  return { ...child, lines, texts: () => child.notices.map(({ text }) => text) }
}
