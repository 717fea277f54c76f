import type { InspectionEvent } from 'xstate'

/**
 * Makes an observer hear of every actor before what the actor does. An observer that is given to a root when it starts
 * has missed the root and whoever the root began with: they were made before.
 */
export function introduced(receive: (event: InspectionEvent) => void): (event: InspectionEvent) => void {
  const known = new WeakSet<object>()
  return (event) => {
    const { type, actorRef, rootId } = event
    if (type !== '@xstate.actor' && !known.has(actorRef)) receive({ type: '@xstate.actor', actorRef, rootId })
    known.add(actorRef)
    receive(event)
  }
}
