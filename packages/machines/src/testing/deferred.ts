import { fromPromise } from 'xstate'
import type { PromiseActorLogic } from 'xstate'

/** One request to a deferred actor: its input, and the two ways for a test to end it. */
export interface DeferredRequest<Output, Input> {
  /** The id that the chart gave the actor, such as `firstPage`. */
  id: string
  input: Input
  /** Aborted once the chart has left the requesting state. */
  signal: AbortSignal
  /** Resolves the request, and returns once the machine has processed the result. */
  resolve: (output: Output) => Promise<void>
  /** Rejects the request, and returns once the machine has processed the failure. */
  reject: (error: unknown) => Promise<void>
}

/** An actor whose requests end when the test ends them, oldest request first. */
export interface DeferredActor<Output, Input> {
  logic: PromiseActorLogic<Output, Input>
  requests: DeferredRequest<Output, Input>[]
}

/** Creates an actor to provide in place of a request: tests reproduce races by the order in which they end requests. */
export function createDeferredActor<Output, Input>(): DeferredActor<Output, Input> {
  const requests: DeferredRequest<Output, Input>[] = []
  const logic = fromPromise<Output, Input>(({ input, signal, self }) => {
    const { promise, resolve, reject } = withResolvers<Output>()
    requests.push({
      id: self.id,
      input,
      signal,
      resolve: (output) => (resolve(output), flushPromises()),
      reject: (error) => (reject(error), flushPromises()),
    })
    return promise
  })
  return { logic, requests }
}

/** The latest request of the actor with this id. */
export function latestRequest<Output, Input>(
  requests: readonly DeferredRequest<Output, Input>[],
  id: string | undefined,
): DeferredRequest<Output, Input> | undefined {
  return requests.filter((request) => request.id === id).at(-1)
}

/** A promise with the functions that settle it. Browsers of before 2024 have no `Promise.withResolvers`. */
export function withResolvers<Value>() {
  let resolve!: (value: Value | PromiseLike<Value>) => void
  let reject!: (reason: unknown) => void
  const promise = new Promise<Value>((onValue, onReason) => {
    resolve = onValue
    reject = onReason
  })
  return { promise, resolve, reject }
}

/** Resolves when the listeners of all settled promises have run. A simulated clock does not advance meanwhile. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
