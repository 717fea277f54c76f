import type { InspectionEvent } from 'xstate'

/**
 * Makes an observer hear of every actor before what the actor does. An observer that is given to a root when it starts
 * has missed the root and whoever the root began with: they were made before.
 */
export function introduced(hear: (happening: InspectionEvent) => void): (happening: InspectionEvent) => void {
  const known = new WeakSet<object>()
  return (happening) => {
    const { type, actorRef, rootId } = happening
    if (type !== '@xstate.actor' && !known.has(actorRef)) hear({ type: '@xstate.actor', actorRef, rootId })
    known.add(actorRef)
    hear(happening)
  }
}
