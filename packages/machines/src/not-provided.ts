import { fromPromise } from 'xstate'

/**
 * The place of an actor that a chart names and its user provides (`machine.provide({ actors })`). Without one the
 * request fails with an error that names it, and the chart goes where any failed request goes.
 */
export function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor '${name}' is not provided: call machine.provide({ actors: { ${name} } }).`)),
  )
}
