import { createDeferredActor } from '@shop/machines/testing'
import type { DeferredRequest } from '@shop/machines/testing'
import { createActor } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate'
import { createTap } from '../tap/index.ts'
import type { Tap } from '../tap/index.ts'
import { restoredSnapshot } from './restored-snapshot.ts'
import { createStoppableClock } from './stoppable-clock.ts'
import type { StoppableClock } from './stoppable-clock.ts'
import type { Step } from './step.ts'

/** Options for starting a machine in a sandbox. */
export interface SandboxOptions {
  input?: unknown
  /** The state to start from instead of the initial one. Its requests are sent again, to mocks. */
  from?: { value: StateValue; context: unknown }
  place?: string
}

/** A real machine with mocked requests and a stopped clock. */
export interface Sandbox {
  tap: Tap
  clock: StoppableClock
  sessionId: string
  snapshot: () => AnyMachineSnapshot
  /** The current state value. */
  value: () => StateValue
  /** The pending requests, oldest first. */
  requests: () => PendingRequest[]
  /**
   * Takes one step, and waits until the machine has handled it.
   *
   * @throws {StepError} When the step is impossible now.
   */
  take: (step: Step) => Promise<void>
  stop: () => void
}

/** A request that waits for an outcome. */
export interface PendingRequest {
  /** The id of the request's invocation. */
  id: string
  input: unknown
}

/** The error of an impossible step; its message is a sentence for the tester. */
export class StepError extends Error {
  override name = 'StepError'
}

/** Starts a machine in a sandbox. It sends nothing outside the page. */
export function startSandbox(machine: AnyStateMachine, { input, from, place = 'Sandbox' }: SandboxOptions = {}): Sandbox {
  const { logic, requests } = createDeferredActor<unknown, unknown>()
  const settled = new Set<DeferredRequest<unknown, unknown>>()
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, logic]))
  const ready = machine.provide({ actors })
  const clock = createStoppableClock()
  const tap = createTap({ place, canSend: true, now: clock.now })
  const snapshot = from && restoredSnapshot(ready, from)
  const actor = createActor(ready, { input, clock, inspect: tap.inspect, ...(snapshot && { snapshot }) }).start()
  const current = () => actor.getSnapshot() as AnyMachineSnapshot
  const pending = () => requests.filter((request) => !request.signal.aborted && !settled.has(request))

  const settle = (id: string) => {
    const request = pending().findLast((one) => one.id === id)
    if (!request) throw new StepError(`No request '${id}' is under way.`)
    settled.add(request)
    return request
  }
  const timers = () => Object.values(actor.system.getSnapshot()._scheduledEvents)

  return {
    tap,
    clock,
    sessionId: actor.sessionId,
    snapshot: current,
    value: () => current().value,
    requests: () => pending().map(({ id, input: requestInput }) => ({ id, input: requestInput })),
    take: async (step) => {
      switch (step.kind) {
        case 'send':
          if (current().status !== 'active') throw new StepError('The machine has ended.')
          // The machine handles an event at once: only the end of a request needs a pause.
          return actor.send(step.event as EventObject)
        case 'respond':
          return settle(step.request).resolve(step.output)
        case 'fail':
          return settle(step.request).reject(step.error)
        case 'wait': {
          const timer = timers().find(({ event }) => event.type === step.eventType)
          if (!timer) throw new StepError(`No timer of '${step.eventType}' is running.`)
          // The state may start another timer of the same event at once, such as that of the next slide.
          while (timers().includes(timer)) clock.advance(clock.untilNext() ?? 0)
        }
      }
    },
    stop: () => {
      clock.stop()
      actor.stop()
      tap.stop()
    },
  }
}
