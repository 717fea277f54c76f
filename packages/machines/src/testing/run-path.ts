import { createActor, SimulatedClock } from 'xstate'
import type { AnyActor, AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate'
import { showState } from './chart-model.ts'
import type { ChartModel } from './chart-model.ts'
import { createDeferredActor, latestRequest } from './deferred.ts'
import type { DeferredRequest } from './deferred.ts'
import type { Path } from './paths.ts'

/**
 * Runs a path on a real actor of the model's machine: it ends requests, runs timers and sends events as the path specifies.
 * Returns the states, as the model shows them; they should equal `path.states`.
 */
export async function runPath<Machine extends AnyStateMachine>(
  model: ChartModel<Machine>,
  path: Path,
  inspect: (event: InspectionEvent) => void,
): Promise<string[]> {
  const { machine }: ChartModel<AnyStateMachine> = model
  const { logic, requests } = createDeferredActor<unknown, unknown>()
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, logic]))
  const clock = new SimulatedClock()
  const actor = createActor(machine.provide({ actors }), { input: path.input, clock, inspect })
  actor.start()
  const states = [showState(model, actor.getSnapshot())]
  for (const { eventIn } of path.steps) {
    await applyEvent(eventIn(actor.getSnapshot()), actor, clock, requests)
    states.push(showState(model, actor.getSnapshot()))
  }
  actor.stop()
  return states
}

/** Ends the last request of the actor, runs the timer, or sends the event. */
async function applyEvent(
  event: AnyEventObject,
  actor: AnyActor,
  clock: SimulatedClock,
  requests: readonly DeferredRequest<unknown, unknown>[],
): Promise<void> {
  const request = latestRequest(requests, event.actorId)
  if (request && event.type.startsWith('xstate.done.')) return request.resolve(event.output)
  if (request && event.type.startsWith('xstate.error.')) return request.reject(event.error)
  const timers = Object.values(actor.system.getSnapshot()._scheduledEvents)
  const timer = timers.find((scheduled) => scheduled.event.type === event.type)
  if (timer) clock.increment(timer.delay)
  else actor.send(event)
}
