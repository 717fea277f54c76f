import type { InspectionEvent } from 'xstate'

/**
 * Reports every actor to an observer before its events. Without this, an observer that is attached when a root actor starts
 * misses the root and the actors that were created with it.
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
