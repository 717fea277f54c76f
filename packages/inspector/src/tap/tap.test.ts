import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { Batch } from '../protocol/index.ts'
import { doorMachine } from '../testing/door-machine.ts'
import { sessionOf, startDoor, words } from '../testing/recording.ts'
import { createTap } from './tap.ts'

describe('a tap', () => {
  it('publishes the messages of a tap in order, with the exact initial state', async () => {
    const { door, clock, requests, session } = startDoor()
    door.start()
    door.send({ type: 'door.push', password: 'wrong' })
    door.send({ type: 'door.leave' })
    door.send({ type: 'bell.ring' })
    door.send({ type: 'door.push', password: 'Ebony-Chair-42' })
    await requests[0]!.resolve('Bisi')
    clock.increment(1000)
    expect(words(session()).filter((line) => !/is a |does xstate|promise/.test(line))).toEqual([
      'door is created',
      'x:0 receives xstate.init',
      'x:0 is closed',
      'x:0 receives door.push',
      'x:0 steps to closed, isPassword is false',
      'x:0 is closed',
      'x:0 receives door.leave',
      'x:0 ignores door.leave',
      'x:0 is closed',
      'x:0 receives bell.ring',
      'x:0 does chime',
      'x:0 steps to closed',
      'x:0 is closed',
      'x:0 receives door.push',
      'x:0 steps to asking, isPassword is true',
      'name is created',
      'x:1 receives xstate.init',
      'x:1 is active',
      'x:0 is asking',
      'x:1 succeeded',
      'x:0 receives xstate.done.actor.name',
      'x:0 steps to open',
      'closing of 1000 ms is scheduled',
      'x:0 is open',
      'x:1 is done',
      'closing of 1000 ms is fired',
      'x:0 receives xstate.after.closing.door.open',
      'x:0 steps to closed',
      'x:0 is closed',
    ])
  })

  it('refers to transitions by their index in the chart', async () => {
    const { door, session } = startDoor()
    door.start()
    door.send({ type: 'door.push', password: 'Ebony-Chair-42' })
    const steps = session().entries.flatMap(({ message }) => (message.type === '@shop.microstep' ? [message] : []))
    expect(steps).toEqual([
      {
        type: '@shop.microstep',
        sessionId: door.sessionId,
        eventType: 'door.push',
        transitions: [0],
        guards: [{ guard: 'isPassword', transition: 0, result: true }],
        isIgnored: false,
        value: 'asking',
      },
    ])
  })

  it('publishes that a request was cancelled', () => {
    const { door, session } = startDoor()
    door.start()
    door.send({ type: 'door.push', password: 'Ebony-Chair-42' })
    door.stop()
    const outcomes = session().entries.flatMap(({ message }) => (message.type === '@shop.outcome' ? [message.outcome] : []))
    expect(outcomes).toEqual(['cancelled'])
  })

  it('distinguishes timers that were cancelled from timers that fired', async () => {
    const { door, requests, session } = startDoor()
    door.start()
    door.send({ type: 'door.push', password: 'Ebony-Chair-42' })
    await requests[0]!.resolve('Bisi')
    door.send({ type: 'door.leave' })
    expect(words(session()).filter((line) => line.startsWith('closing'))).toEqual([
      'closing of 1000 ms is scheduled',
      'closing of 1000 ms is cancelled',
    ])
  })

  it('observes several root actors with one tap', () => {
    const tap = createTap({ place: 'a test' })
    for (const id of ['lamp', 'fan']) createActor(createMachine({ id }), { inspect: tap.inspect }).start()
    const actors = [...sessionOf(tap).actors.values()]
    expect(actors.map(({ name, parentId }) => [name, parentId])).toEqual([
      ['lamp', null],
      ['fan', null],
    ])
    expect(new Set(actors.map(({ sessionId }) => sessionId)).size).toBe(2)
  })

  it('publishes an event that was sent before it observed the actor', () => {
    const tap = createTap({ place: 'a test' })
    const door = createActor(doorMachine, { input: { owner: 'Ada' } })
    door.send({ type: 'bell.ring' })
    door.system.inspect(tap.inspect)
    door.start()
    expect(words(sessionOf(tap)).filter((line) => /receives/.test(line))).toEqual([
      'x:0 receives xstate.init',
      'x:0 receives bell.ring',
    ])
  })

  it('does not truncate long arrays in messages', () => {
    const { door, session } = startDoor()
    door.start()
    const guests = Array.from({ length: 300 }, (_, number) => `guest ${number}`)
    door.send({ type: 'door.push', password: 'no', guests } as never)
    const event = session()
      .entries.map(({ message }) => message)
      .find((message) => message.type === '@xstate.event' && message.event.type === 'door.push')
    expect(event).toMatchObject({ event: { guests } })
  })
})

describe('a viewer', () => {
  it('sends a viewer that connects late the same messages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 40 }), fc.nat(40), async (pushes, late) => {
        const { tap, door } = startDoor()
        const received: [Batch[], Batch[]] = [[], []]
        tap.join((batch) => received[0].push(batch))
        door.start()
        for (const [place, isRight] of pushes.entries()) {
          if (place === late) tap.join((batch) => received[1].push(batch))
          door.send({ type: 'door.push', password: isRight ? 'Ebony-Chair-42' : 'wrong' })
        }
        if (late >= pushes.length) tap.join((batch) => received[1].push(batch))
        tap.stop()
        const [early, later] = received.map((batches) =>
          batches.flatMap((batch) => (batch.kind === 'entries' ? batch.entries : [])),
        )
        expect(later).toEqual(early)
        expect(early!.map(({ seq }) => seq)).toEqual(early!.map((_, place) => place + 1))
      }),
      { numRuns: 30 },
    )
  })

  it('sends a viewer every machine and the number of dropped entries when it connects after some were dropped', () => {
    const { door, session } = startDoor({ ring: { entries: 20, bytes: 1e6 } })
    door.start()
    for (let turn = 0; turn < 50; turn += 1) door.send({ type: 'bell.ring' })
    const { actors, entries, dropped } = session()
    expect([...actors.values()].map(({ name, machineId }) => [name, machineId])).toEqual([['door', 'door']])
    expect([entries.length, dropped]).toEqual([22, entries.at(-1)!.seq - 22])
  })

  it('receives all of 10,000 events', () => {
    const { door, session } = startDoor()
    door.start()
    for (let turn = 0; turn < 10_000; turn += 1) door.send({ type: 'door.push', password: `wrong ${turn}` })
    const { entries, dropped } = session()
    const pushes = entries.filter(({ message }) => message.type === '@xstate.event' && message.event.type === 'door.push')
    expect([pushes.length, dropped]).toEqual([10_000, 0])
  })
})
