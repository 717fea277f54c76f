import { fromCallback, fromPromise } from 'xstate'
import type { EventObject, NonReducibleUnknown } from 'xstate'

/**
 * The place of an actor that a chart names and its user provides (`machine.provide({ actors })`). Without one the
 * request fails with an error that names it, and the chart goes where any failed request goes.
 */
export function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(missing(name)))
}

/** The same for an actor that is no single request, but lives beside the chart and exchanges events with it. */
export function listenerNotProvided<Heard extends EventObject, Input = NonReducibleUnknown>(name: string) {
  return fromCallback<Heard, Input>(() => {
    throw missing(name)
  })
}

function missing(name: string): Error {
  return new Error(`The actor '${name}' is not provided: call machine.provide({ actors: { ${name} } }).`)
}
