import type { AnyEventObject, InspectionEvent } from 'xstate'
import type { ParentMessage } from '../to-parent.ts'

/**
 * Reports to the shop that a request of a single screen got 401 or 403: `useActor(machine, { inspect: reportTo(shop) })`. The
 * actor of such a screen has no parent and sends these messages to itself, where the inspection sees them. (React stops the
 * actors that it created, and only its parent can stop a child.)
 */
export function reportTo(shop: { send: (message: ParentMessage) => void }): (happening: InspectionEvent) => void {
  return (happening) => {
    if (happening.type === '@xstate.event' && isReport(happening.event)) shop.send(happening.event)
  }
}

function isReport(event: AnyEventObject): event is ParentMessage {
  return event.type === 'session.ended' || event.type === 'access.denied'
}
