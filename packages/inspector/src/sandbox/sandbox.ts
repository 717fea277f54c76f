import { createDeferredActor } from '@shop/machines/testing'
import type { DeferredRequest } from '@shop/machines/testing'
import { createActor } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate'
import { createTap } from '../tap/index.ts'
import type { Tap } from '../tap/index.ts'
import { restoredSnapshot } from './restored-snapshot.ts'
import { createStoppableClock } from './stoppable-clock.ts'
import type { StoppableClock } from './stoppable-clock.ts'
import type { Outcome, Step } from './step.ts'

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
  /**
   * Ends a pending request when the clock has advanced by that many milliseconds. It replaces an earlier plan for this request, and
   * is dropped when the request ends or is aborted before.
   *
   * @throws {StepError} When no such request is pending.
   */
  plan: (outcome: Outcome, delay: number) => void
  stop: () => void
}

/** A request that waits for an outcome. */
export interface PendingRequest {
  /** The id of the request's invocation. */
  id: string
  input: unknown
  /** The time of the clock at which its planned outcome ends it. */
  due?: number | undefined
}

type Deferred = DeferredRequest<unknown, unknown>

/** The error of an impossible step; its message is a sentence for the tester. */
export class StepError extends Error {
  override name = 'StepError'
}

/** Starts a machine in a sandbox. It sends nothing outside the page. */
export function startSandbox(machine: AnyStateMachine, { input, from, place = 'Sandbox' }: SandboxOptions = {}): Sandbox {
  const { logic, requests } = createDeferredActor<unknown, unknown>()
  const settled = new Set<Deferred>()
  const plans = new Map<Deferred, { timer: number; due: number }>()
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, logic]))
  const ready = machine.provide({ actors })
  const clock = createStoppableClock()
  const tap = createTap({ place, canSend: true, now: clock.now })
  const snapshot = from && restoredSnapshot(ready, from)
  const actor = createActor(ready, { input, clock, inspect: tap.inspect, ...(snapshot && { snapshot }) }).start()
  const current = () => actor.getSnapshot() as AnyMachineSnapshot
  const pending = () => requests.filter((request) => !request.signal.aborted && !settled.has(request))

  const latest = (id: string) => {
    const request = pending().findLast((one) => one.id === id)
    if (!request) throw new StepError(`No request '${id}' is under way.`)
    return request
  }
  const dropPlan = (request: Deferred) => {
    const plan = plans.get(request)
    if (plan) clock.clearTimeout(plan.timer)
    plans.delete(request)
  }
  const end = (request: Deferred, outcome: Outcome) => {
    settled.add(request)
    dropPlan(request)
    return outcome.kind === 'respond' ? request.resolve(outcome.output) : request.reject(outcome.error)
  }
  const timers = () => Object.values(actor.system.getSnapshot()._scheduledEvents)

  return {
    tap,
    clock,
    sessionId: actor.sessionId,
    snapshot: current,
    value: () => current().value,
    requests: () => pending().map((request) => ({ id: request.id, input: request.input, due: plans.get(request)?.due })),
    take: async (step) => {
      switch (step.kind) {
        case 'send':
          if (current().status !== 'active') throw new StepError('The machine has ended.')
          // The machine handles an event at once: only the end of a request needs a pause.
          return actor.send(step.event as EventObject)
        case 'respond':
        case 'fail':
          return end(latest(step.request), step)
        case 'wait': {
          const timer = timers().find(({ event }) => event.type === step.eventType)
          if (!timer) throw new StepError(`No timer of '${step.eventType}' is running.`)
          // The state may start another timer of the same event at once, such as that of the next slide.
          while (timers().includes(timer)) clock.advance(clock.untilNext() ?? 0)
        }
      }
    },
    plan: (outcome, delay) => {
      const request = latest(outcome.request)
      dropPlan(request)
      const timer = clock.setTimeout(() => void end(request, outcome), delay)
      plans.set(request, { timer, due: clock.now() + delay })
      request.signal.addEventListener('abort', () => dropPlan(request))
    },
    stop: () => {
      clock.stop()
      actor.stop()
      tap.stop()
    },
  }
}
