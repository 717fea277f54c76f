import { broadcast, createTap, faultyFetch, isForcedFailure, linkInMemory, watchUsedFaults } from '@shop/inspector'
import type { ExecuteCommand } from '@shop/inspector'
import { broadcastWhileOpen } from './broadcast-while-open.ts'
import { followPlace } from './follow-place.ts'
import { inspectorIn } from './inspected-address.ts'
import { keepInspected } from './keep-inspected.ts'
import { openStately } from './open-stately.ts'
import { placeOf } from './place-of.ts'
import { showDock } from './show-dock.tsx'
import { watchRoots } from './watch-roots.ts'

// The `?inspect` version of a page: the tap and the chosen faults are installed before the shop starts.
const tap = createTap({
  place: placeOf(location.pathname, document.title),
  build: import.meta.env.MODE,
  canSend: true,
  isForced: isForcedFailure,
})
watchRoots(tap.inspect)
window.fetch = faultyFetch(window.fetch.bind(window))
watchUsedFaults((faults) => tap.describe({ faults }))
keepInspected(
  window,
  followPlace((place) => tap.describe({ place })),
)

const execute: ExecuteCommand = ({ sessionId, event }) => {
  const actor = tap.actor(sessionId)
  actor?.send(event)
  return actor ? null : 'This actor is gone.'
}

if ('BroadcastChannel' in window) broadcastWhileOpen(window, () => broadcast(tap, execute))
if (inspectorIn(location) === 'stately') await openStately(watchRoots)
await import('../entry-client.tsx')
showDock({ mode: 'live', link: linkInMemory(tap, execute) })
