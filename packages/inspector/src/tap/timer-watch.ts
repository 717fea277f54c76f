import type { AnyActor, EventObject } from 'xstate'
import type { TimerChange } from '../protocol/index.ts'
import type { Publish } from './publish.ts'

/** Observes timers. XState has no inspection events for them, but its list of scheduled events can be read. */
export class TimerWatch {
  readonly #publish: Publish
  readonly #known = new WeakMap<object, Map<object, TimerChange>>()

  constructor(publish: Publish) {
    this.#publish = publish
  }

  /**
   * Compares the scheduled events of an actor's system with the known ones, and publishes the differences. `event` is being
   * delivered to the actor.
   */
  look(actor: AnyActor, event?: EventObject): void {
    const { system } = actor
    const known = this.#known.get(system) ?? new Map<object, TimerChange>()
    this.#known.set(system, known)
    const scheduled = Object.values(system.getSnapshot()._scheduledEvents)
    for (const [key, timer] of known) {
      if (scheduled.some((one) => one === key)) continue
      known.delete(key)
      const hasFired = event?.type === timer.eventType && actor.sessionId === timer.sessionId
      this.#publish({ ...timer, change: hasFired ? 'fired' : 'cancelled' })
    }
    for (const one of scheduled) {
      if (known.has(one)) continue
      const timer: TimerChange = {
        type: '@shop.timer',
        sessionId: one.source.sessionId,
        timer: one.id,
        change: 'scheduled',
        eventType: one.event.type,
        delay: one.delay,
      }
      known.set(one, timer)
      this.#publish(timer)
    }
  }
}
