import type { InspectionEvent } from 'xstate'

/**
 * Reports every actor to an observer before its events. An observer that is attached when a root starts has missed the root
 * and the actors it was created with.
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
