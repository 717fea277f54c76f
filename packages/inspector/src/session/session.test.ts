import { cartMachine } from '@shop/machines'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startSandbox } from '../sandbox/index.ts'
import { sessionOf, startDoor } from '../testing/recording.ts'
import { emptySession, receive, placeOf, readSession, SessionFileError, snapshotAt, writeSession } from './index.ts'

async function recorded() {
  const { door, requests, clock, session } = startDoor({ build: 'a build' })
  door.start()
  door.send({ type: 'door.push', password: 'Ebony-Chair-42' })
  await requests[0]!.resolve('ada@example.com')
  clock.increment(1000)
  return session()
}

describe('a session', () => {
  it('builds the same session whatever the order and repetition of its entries', async () => {
    const whole = await recorded()
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          whole.entries.map((_, place) => place),
          { minLength: whole.entries.length },
        ),
        fc.array(fc.nat(whole.entries.length - 1)),
        (order, twice) => {
          const entries = [...order, ...twice].map((place) => whole.entries[place]!)
          const session = entries.reduce(
            (received, entry) => receive(received, { kind: 'entries', tap: whole.hello.tap, entries: [entry], dropped: 0 }),
            emptySession(whole.hello),
          )
          expect(session).toEqual(whole)
        },
      ),
    )
  })

  it('finds the snapshot of an actor at any entry of a session', async () => {
    const session = await recorded()
    const door = [...session.actors.keys()][0]!
    const seen = session.entries.map((_, place) => snapshotAt(session, door, place)?.value)
    expect([...new Set(seen)]).toEqual(['closed', 'asking', 'open'])
    expect(snapshotAt(session, door, session.entries.length)?.value).toBe('closed')
    expect(placeOf(session, session.entries[3]!.seq)).toBe(3)
  })
})

describe('the row of a request', () => {
  const failed = async (error: unknown, isForced = false) => {
    const { door, requests, session } = startDoor({ isForced: () => isForced })
    door.start()
    door.send({ type: 'door.push', password: 'Ebony-Chair-42' })
    await requests[0]!.reject(error)
    return session()
      .log.rows.find(({ kind }) => kind === 'request')!
      .label.replace(/\d+ ms/, '3 ms')
  }

  it.each([
    [{ status: 500 }, true, 'failed after 3 ms: 500, forced by the inspector'],
    [{ status: 404 }, false, 'failed after 3 ms: 404'],
    [{ status: null }, true, 'failed after 3 ms: no response, forced by the inspector'],
    [new Error('The file is empty.'), false, 'failed after 3 ms: The file is empty.'],
    [undefined, false, 'failed after 3 ms'],
  ])('shows why a request failed, and whether the inspector forced it: %j %s', async (error, isForced, label) => {
    expect(await failed(error, isForced)).toBe(label)
  })
})

it('marks the rows of a failed request, of its actor and of its machine as failures', async () => {
  const { door, requests, session } = startDoor()
  door.start()
  door.send({ type: 'door.push', password: 'Ebony-Chair-42' })
  await requests[0]!.reject({ status: 500 })
  door.send({ type: 'door.push', password: 'Ebony-Chair-42' })
  await requests[1]!.resolve('Bisi')
  const failures = session().log.rows.filter(({ isFailure }) => isFailure)
  expect(failures.map(({ label }) => label.replace(/\d+ ms/, '3 ms'))).toEqual([
    'xstate.promise.reject',
    'failed after 3 ms: 500',
    'name fails',
  ])
})

it('a session follows what its producer says about its page', () => {
  const { tap } = startDoor()
  let session = emptySession(tap.hello)
  tap.join((batch) => {
    session = receive(session, batch)
  })
  tap.describe({ place: '/cart, Cart' })
  tap.describe({ faults: ['cart.add: conflict (409)'] })
  expect(session.hello).toEqual({ ...emptySession(tap.hello).hello, place: '/cart, Cart', faults: ['cart.add: conflict (409)'] })
  expect(tap.hello.place).toBe('/cart, Cart')
})

describe('an exported session', () => {
  it('exports a session without private values', async () => {
    const file = writeSession(await recorded())
    expect(file).not.toContain('Ebony-Chair-42')
    expect(file).not.toContain('ada@example.com')
    expect(file).toContain('person-')
  })

  it('exports a session without the id of a guest, even in the owner of a saved list', async () => {
    const anonymousId = '019a0000-0005-7000-8000-000000000001'
    const sandbox = startSandbox(cartMachine, { input: { tab: 'tab' } })
    await sandbox.take({ kind: 'send', event: { type: 'identity.changed', identity: { kind: 'guest', anonymousId } } })
    const copy = { owner: `guest:${anonymousId}`, remote: [], queue: [], settled: [] }
    await sandbox.take({ kind: 'send', event: { type: 'copy.read', copy } })
    expect(sandbox.snapshot().context.copy.owner).toBe(`guest:${anonymousId}`)
    const file = writeSession(sessionOf(sandbox.tap))
    expect(file).not.toContain(anonymousId)
    expect(file).toContain('guest:00000000-0000-4000-8000-')
  })

  it('imports an exported session unchanged and read-only', async () => {
    const session = await recorded()
    const read = readSession(writeSession(session))
    expect(JSON.parse(JSON.stringify(read.entries))).toEqual(JSON.parse(JSON.stringify(session.entries)))
    expect([...read.actors.keys()]).toEqual([...session.actors.keys()])
    expect([read.isOpen, read.hello.canSend]).toEqual([false, false])
  })

  it.each([
    ['no JSON', 'This file is not JSON.'],
    ['{}', 'This file is not a recorded session.'],
    ['null', 'This file is not a recorded session.'],
    ['{"format":"shop-inspector-session","version":1}', 'This session has version 1, and only 2 can be read.'],
    ['{"format":"shop-inspector-session","version":2}', 'Parts of this session are missing.'],
  ])('rejects a file that is not a session with a sentence: %s', (text, sentence) => {
    expect(() => readSession(text)).toThrow(new SessionFileError(sentence))
  })

  it.each([
    ['@shop.microstep', { guards: {} }],
    ['@shop.microstep', { guards: [null] }],
    ['@shop.microstep', { transitions: {} }],
    ['@xstate.snapshot', { snapshot: { status: {} } }],
    ['@xstate.snapshot', { snapshot: { status: 'active', value: ['open'] } }],
    ['@xstate.snapshot', { snapshot: { status: 'active', value: { door: null } } }],
    ['@xstate.snapshot', { snapshot: { status: 'active', tags: 'busy' } }],
    ['hello', { startedAt: 1e300 }],
    ['hello', { faults: 'none' }],
  ])('rejects a file whose %s has %j, which no panel could show', async (type, wrong) => {
    const file = JSON.parse(writeSession(await recorded())) as { hello: object; entries: { message: { type: string } }[] }
    Object.assign(type === 'hello' ? file.hello : file.entries.find(({ message }) => message.type === type)!.message, wrong)
    expect(() => readSession(JSON.stringify(file))).toThrow(new SessionFileError('Parts of this session are missing.'))
  })

  it.each([
    ['hello', ['place', 'build', 'startedAt']],
    ['@xstate.actor', ['name', 'snapshot']],
    ['@xstate.event', ['event']],
    ['@xstate.snapshot', ['event', 'snapshot']],
    ['@shop.about', ['kind']],
    ['@shop.microstep', ['eventType', 'transitions', 'guards']],
    ['@shop.outcome', ['outcome', 'duration']],
  ])('rejects a file whose %s lacks one of %j with a sentence', async (type, fields) => {
    const text = writeSession(await recorded())
    for (const field of fields) {
      const file = JSON.parse(text) as { hello: Record<string, unknown>; entries: { message: Record<string, unknown> }[] }
      const damaged = type === 'hello' ? file.hello : file.entries.find(({ message }) => message['type'] === type)!.message
      delete damaged[field]
      expect(() => readSession(JSON.stringify(file)), field).toThrow(new SessionFileError('Parts of this session are missing.'))
    }
  })
})
