import type { AnyEventObject, InspectionEvent } from 'xstate'
import type { ParentMessage } from '../to-parent.ts'

/**
 * For the actor of a single screen, which is nobody's child: `useActor(machine, { inspect: reportTo(shop) })` lets the
 * shop hear when a call of the screen finds the session ended, or is denied. Such an actor tells itself, and that is
 * what is listened to. (React stops the actors that it made, and a child cannot be stopped but by its parent.)
 */
export function reportTo(shop: { send: (message: ParentMessage) => void }): (happening: InspectionEvent) => void {
  return (happening) => {
    if (happening.type === '@xstate.event' && isReport(happening.event)) shop.send(happening.event)
  }
}

function isReport(event: AnyEventObject): event is ParentMessage {
  return event.type === 'session.ended' || event.type === 'access.denied'
}
