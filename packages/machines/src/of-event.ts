/** Passes the event itself as the params of an action or a guard: `{ type: 'isAdmin', params: ofEvent }`. */
export function ofEvent<Event>({ event }: { event: Event }): Event {
  return event
}
