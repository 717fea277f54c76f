import { fromPromise } from 'xstate'
import type { PromiseActorLogic } from 'xstate'

/** One call of a deferred actor: what it was asked, and the two ways a test ends it. */
export interface DeferredRequest<Output, Input> {
  /** The id that the chart gave the actor, such as `firstPage`. */
  id: string
  input: Input
  /** Aborted once the chart has left the state that asked. */
  signal: AbortSignal
  /** Answers the request, and resolves once the machine has heard it. */
  resolve: (output: Output) => Promise<void>
  /** Fails the request, and resolves once the machine has heard it. */
  reject: (error: unknown) => Promise<void>
}

/** An actor that answers when the test says so, and the requests it was asked, oldest first. */
export interface DeferredActor<Output, Input> {
  logic: PromiseActorLogic<Output, Input>
  requests: DeferredRequest<Output, Input>[]
}

/** An actor to provide in place of a request: races become a matter of the order in which a test answers. */
export function createDeferredActor<Output, Input>(): DeferredActor<Output, Input> {
  const requests: DeferredRequest<Output, Input>[] = []
  const logic = fromPromise<Output, Input>(({ input, signal, self }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>()
    requests.push({
      id: self.id,
      input,
      signal,
      resolve: (output) => (resolve(output), heard()),
      reject: (error) => (reject(error), heard()),
    })
    return promise
  })
  return { logic, requests }
}

/** Resolves after every promise that is settled by now has told its listeners. A simulated clock stands still meanwhile. */
export function heard(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
