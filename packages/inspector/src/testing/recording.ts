import { createDeferredActor } from '@shop/machines/testing'
import { createActor, SimulatedClock } from 'xstate'
import { emptySession, receive } from '../session/index.ts'
import type { Session } from '../session/index.ts'
import { createTap } from '../tap/index.ts'
import type { TapOptions } from '../tap/index.ts'
import { doorMachine } from './door-machine.ts'

/** Starts a door with a tap, a stopped clock, and a request that the test resolves. */
export function startDoor(options: Partial<TapOptions> = {}) {
  const tap = createTap({ place: 'a test', ...options })
  const clock = new SimulatedClock()
  const { logic, requests } = createDeferredActor<string, { owner: string }>()
  const door = createActor(doorMachine.provide({ actors: { askName: logic } }), {
    inspect: tap.inspect,
    clock,
    input: { owner: 'ada@example.com' },
  })
  return { tap, clock, door, requests, session: () => sessionOf(tap) }
}

/** The session of a viewer of this tap. */
export function sessionOf(tap: ReturnType<typeof createTap>): Session {
  let session = emptySession(tap.hello)
  tap.join((batch) => {
    session = receive(session, batch)
  })()
  return session
}

/** A short text for each message of a session. */
export function words({ entries }: Session): string[] {
  // XState numbers all actors of a page, so the ids are counted from the test's first actor.
  const first = Number(entries[0]!.message.sessionId.slice(2))
  return entries.map((entry) => {
    const message = { ...entry.message, sessionId: `x:${Number(entry.message.sessionId.slice(2)) - first}` }
    switch (message.type) {
      case '@xstate.actor':
        return `${message.name} is created`
      case '@shop.about':
        return `${message.sessionId} is a ${message.kind}`
      case '@xstate.event':
        return `${message.sessionId} receives ${message.event.type}`
      case '@xstate.snapshot':
        return `${message.sessionId} is ${(message.snapshot.value ?? message.snapshot.status) as string}`
      case '@shop.microstep':
        return message.isIgnored
          ? `${message.sessionId} ignores ${message.eventType}`
          : [
              `${message.sessionId} steps to ${String(message.value)}`,
              ...message.guards.map(({ guard, result }) => `${guard} is ${result}`),
            ].join(', ')
      case '@shop.action':
        return `${message.sessionId} does ${message.action}`
      case '@shop.timer':
        return `${message.eventType.split('.')[2]} of ${message.delay} ms is ${message.change}`
      case '@shop.outcome':
        return `${message.sessionId} ${message.outcome}`
    }
  })
}
