import { fromCallback, fromPromise } from 'xstate'
import type { EventObject, NonReducibleUnknown } from 'xstate'

/**
 * The placeholder of an actor that the caller must provide (`machine.provide({ actors })`). Without one, the request fails with
 * an error that names the actor, and the chart handles it like any failed request.
 */
export function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(missing(name)))
}

/** The placeholder of a long-running actor that exchanges events with the chart. */
export function listenerNotProvided<Heard extends EventObject, Input = NonReducibleUnknown>(name: string) {
  return fromCallback<Heard, Input>(() => {
    throw missing(name)
  })
}

function missing(name: string): Error {
  return new Error(`The actor '${name}' is not provided: call machine.provide({ actors: { ${name} } }).`)
}
