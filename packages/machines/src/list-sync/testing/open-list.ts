import { createActor, fromPromise, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'
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

/** Opens a cart in a tab, as the child of a root that notes what it is told. */
export function openCart({ server, ports, input = {} }: Surroundings) {
  const machine = cartMachine.provide({ actors: { ...createBrowserActors(cartKind, ports), ...serverActors(server) } })
  const { reports, noteReports } = createNotebook()
  const root = createActor(
    setup({ actors: { list: machine } }).createMachine({
      invoke: { id: 'list', src: 'list', input: { tab: `tab-${++tabs}`, ...input } },
      on: noteReports,
    }),
  )
  root.start()
  return opened(root.getSnapshot().children.list!, root, reports)
}

/** Opens a wishlist in a tab, as the child of a root that notes what it is told. */
export function openWishlist({ server, ports, input = {} }: Surroundings) {
  const machine = wishlistMachine.provide({
    actors: { ...createBrowserActors(wishlistKind, ports), ...serverActors(server) },
  })
  const { reports, noteReports } = createNotebook()
  const root = createActor(
    setup({ actors: { list: machine } }).createMachine({
      invoke: { id: 'list', src: 'list', input: { tab: `tab-${++tabs}`, ...input } },
      on: noteReports,
    }),
  )
  root.start()
  return opened(root.getSnapshot().children.list!, root, reports)
}

type OpenActor = ActorRefFrom<typeof cartMachine> | ActorRefFrom<typeof wishlistMachine>

function opened<List extends OpenActor>(actor: List, root: { stop: () => unknown }, reports: ListReport[]) {
  const notices: Notice[] = []
  actor.on('notice', (notice) => notices.push(notice))
  return {
    actor,
    notices,
    /** What the list told its root. */
    reports,
    lines: () => actor.getSnapshot().context.lines,
    texts: () => notices.map(({ text }) => text),
    /** Closes the tab. */
    close: () => root.stop(),
  }
}

function createNotebook() {
  const reports: ListReport[] = []
  const note = ({ event }: { event: unknown }) => {
    reports.push(event as ListReport)
  }
  const noteReports = {
    'session.ended': { actions: note },
    'identity.outdated': { actions: note },
    'cart.add': { actions: note },
  }
  return { reports, noteReports }
}
