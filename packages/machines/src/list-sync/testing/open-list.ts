import { createActor, fromCallback, fromPromise } from 'xstate'
import type { ItemKey, Line } from '@shop/domain'
import { cartKind, cartMachine } from '../../cart/cart.machine.ts'
import type { Notice } from '../../notice.ts'
import { wishlistKind, wishlistMachine } from '../../wishlist/wishlist.machine.ts'
import { createBrowserActors } from '../browser-actors.ts'
import type { ListPorts } from '../browser-actors.ts'
import type { Change } from '../changes.ts'
import type { ListInput, ListReport } from '../list-sync.types.ts'
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
    sendChange: fromPromise<readonly Line[] | null, Change>(({ input, signal }) => change(input, signal)),
    findMissing: fromPromise<readonly ItemKey[], readonly ItemKey[]>(({ input, signal }) => check(input, signal)),
  }
}

/** Opens a cart in a tab, with a parent that notes what it is told. */
export function openCart({ server, ports, input = {} }: Surroundings) {
  const actors = { ...createBrowserActors(cartKind, ports), ...serverActors(server) }
  const { parent, reports } = openParent()
  const notices: Notice[] = []
  const actor = createActor(cartMachine.provide({ actors }), { input: { tab: `tab-${++tabs}`, ...input }, parent })
  actor.on('notice', (notice) => notices.push(notice))
  actor.start()
  return { actor, notices, reports, lines: () => actor.getSnapshot().context.lines }
}

/** Opens a wishlist in a tab, with a parent that notes what it is told. */
export function openWishlist({ server, ports, input = {} }: Surroundings) {
  const actors = { ...createBrowserActors(wishlistKind, ports), ...serverActors(server) }
  const { parent, reports } = openParent()
  const notices: Notice[] = []
  const actor = createActor(wishlistMachine.provide({ actors }), { input: { tab: `tab-${++tabs}`, ...input }, parent })
  actor.on('notice', (notice) => notices.push(notice))
  actor.start()
  return { actor, notices, reports, lines: () => actor.getSnapshot().context.lines }
}

function openParent() {
  const reports: ListReport[] = []
  const parent = createActor(
    fromCallback<ListReport>(({ receive }) => {
      receive((report) => reports.push(report))
    }),
  )
  parent.start()
  return { parent, reports }
}
