import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { AnyActor } from 'xstate'
import { introduced } from './introduced.ts'

test('an inspection observer receives actors that were created before it exactly once, before their events', () => {
  const child = createMachine({ id: 'child', on: { ring: {} } })
  const actor = createActor(createMachine({ id: 'shop', invoke: { src: child, id: 'contact' }, on: { ring: {} } }))
  const received: string[] = []
  actor.system.inspect(introduced(({ type, actorRef }) => received.push(`${type} ${(actorRef as AnyActor).logic.id as string}`)))
  actor.start()
  actor.send({ type: 'ring' })
  const first = (id: string) => received.find((line) => line.endsWith(` ${id}`))
  expect([first('shop'), first('child')]).toEqual(['@xstate.actor shop', '@xstate.actor child'])
  expect(received.filter((line) => line.startsWith('@xstate.actor'))).toEqual(['@xstate.actor shop', '@xstate.actor child'])
})
