import { createBrowserInspector, createBrowserReceiver } from '@statelyai/inspect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { isStatelyMessage } from '../protocol/index.ts'
import type { Batch, StatelyMessage } from '../protocol/index.ts'
import { emptySession, receive, snapshotAt } from '../session/index.ts'
import type { Session } from '../session/index.ts'
import { doorMachine } from '../testing/door-machine.ts'
import { openTwoWindows } from '../testing/fake-windows.ts'
import { startDoor } from '../testing/recording.ts'
import { broadcast, linkByBroadcast, linkInMemory, linkFromStately } from './index.ts'

/** Collects the messages of a viewer. */
function collectBatches() {
  let session: Session | undefined
  const batches: Batch[] = []
  return {
    batches,
    listen: (batch: Batch) => {
      batches.push(batch)
      session = batch.kind === 'hello' ? emptySession(batch.hello) : session && receive(session, batch)
    },
    session: () => session!,
  }
}

const origin = 'https://shop.example'

afterEach(() => vi.unstubAllGlobals())

it('connects viewers on a page over plain HTTP, where the browser has no randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { tap } = startDoor()
  const leave = broadcast(tap, () => null, new BroadcastChannel('over plain HTTP'))
  const viewer = collectBatches()
  const channel = new BroadcastChannel('over plain HTTP')
  linkByBroadcast(channel).listen(viewer.listen)
  await expect.poll(() => viewer.batches[0]).toEqual({ kind: 'hello', hello: tap.hello })
  leave()
  channel.close()
})

describe('the producer of @statelyai/inspect', () => {
  it('fills a session of the inspector with the messages of @statelyai/inspect', async () => {
    const windows = openTwoWindows({ appOrigin: origin, viewerOrigin: origin })
    const inspector = createBrowserInspector({ window: windows.app, url: `${origin}/inspector` })
    const viewer = collectBatches()
    linkFromStately({ own: windows.viewer, app: windows.appSeenFromViewer, origin }).listen(viewer.listen)
    const door = createActor(doorMachine, { inspect: inspector.inspect!, input: { owner: 'Ada' } }).start()
    door.send({ type: 'bell.ring' })
    await expect.poll(() => viewer.session().entries).toHaveLength(5)
    const { actors, entries } = viewer.session()
    expect([...actors.values()].map(({ name, kind }) => [name, kind])).toEqual([['door', 'machine']])
    expect(JSON.parse([...actors.values()][0]!.definition!)).toMatchObject({ id: 'door', initial: 'closed' })
    expect(entries.map(({ message }) => message.type)).toEqual([
      '@xstate.actor',
      '@xstate.event',
      '@xstate.snapshot',
      '@xstate.event',
      '@xstate.snapshot',
    ])
  })

  it('ignores messages of @statelyai/inspect from another origin or another window', async () => {
    const windows = openTwoWindows({ appOrigin: 'https://other.example', viewerOrigin: origin })
    const inspector = createBrowserInspector({ window: windows.app, url: `${origin}/inspector` })
    const viewer = collectBatches()
    linkFromStately({ own: windows.viewer, app: windows.appSeenFromViewer, origin }).listen(viewer.listen)
    createActor(doorMachine, { inspect: inspector.inspect!, input: { owner: 'Ada' } }).start()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(viewer.session().entries).toEqual([])
  })
})

describe('a tap', () => {
  it('sends the receiver of @statelyai/inspect its three messages and nothing else', async () => {
    const windows = openTwoWindows({ appOrigin: origin, viewerOrigin: origin })
    const { tap, door } = startDoor()
    door.start()
    const received: StatelyMessage[] = []
    door.send({ type: 'bell.ring' })
    createBrowserReceiver({ window: windows.viewer }).subscribe((message) => received.push(message as StatelyMessage))
    tap.join((batch) => {
      const messages = batch.kind === 'entries' ? batch.entries.map(({ message }) => message).filter(isStatelyMessage) : []
      for (const message of messages) windows.viewerSeenFromApp.postMessage(message, origin)
    })
    await expect.poll(() => received).toHaveLength(5)
    expect(received.map(({ type }) => type)).toEqual([
      '@xstate.actor',
      '@xstate.event',
      '@xstate.snapshot',
      '@xstate.event',
      '@xstate.snapshot',
    ])
    const [actor, , , , snapshot] = received
    expect(Object.keys(actor!).sort()).toEqual([
      '_version',
      'createdAt',
      'definition',
      'id',
      'name',
      'parentId',
      'rootId',
      'sessionId',
      'snapshot',
      'type',
    ])
    expect(actor).toMatchObject({ name: 'door', _version: '0.7.2', rootId: door.sessionId, snapshot: { value: 'closed' } })
    expect(snapshot).toMatchObject({ event: { type: 'bell.ring' }, snapshot: { status: 'active', value: 'closed', tags: [] } })
  })
})

describe('a viewer in another tab', () => {
  it('sends a viewer in another tab all messages when it opens late, and executes its events', async () => {
    const { tap, door, session } = startDoor({ canSend: true })
    door.start()
    door.send({ type: 'bell.ring' })
    const name = crypto.randomUUID()
    const end = broadcast(
      tap,
      (command) => {
        if (command.sessionId !== door.sessionId) return 'There is no such actor.'
        door.send(command.event as never)
        return null
      },
      new BroadcastChannel(name),
    )
    const viewer = collectBatches()
    const channel = new BroadcastChannel(name)
    const link = linkByBroadcast(channel)
    link.listen(viewer.listen)
    await expect.poll(() => viewer.session()?.entries).toEqual(session().entries)
    link.command(
      { kind: 'send', sessionId: door.sessionId, event: { type: 'door.push', password: 'Ebony-Chair-42' } },
      tap.hello.tap,
    )
    await expect.poll(() => door.getSnapshot().value).toBe('asking')
    await expect.poll(() => viewer.session().entries).toEqual(session().entries)
    link.command({ kind: 'send', sessionId: 'x:unknown', event: { type: 'bell.ring' } }, tap.hello.tap)
    await expect
      .poll(() => viewer.batches.at(-1))
      .toEqual({ kind: 'rejected', tap: tap.hello.tap, why: 'There is no such actor.' })
    end()
    await expect.poll(() => viewer.session().isOpen).toBe(false)
    channel.close()
  })
})

describe('a viewer in another tab that opens after many events', () => {
  async function openLate() {
    const { tap, door, requests, session } = startDoor()
    door.start()
    door.send({ type: 'door.push', password: 'Ebony-Chair-42' })
    await requests[0]!.resolve('Ada')
    for (let ring = 0; ring < 3000; ring += 1) door.send({ type: 'bell.ring' })
    const name = crypto.randomUUID()
    const end = broadcast(tap, () => null, new BroadcastChannel(name))
    const viewer = collectBatches()
    const channel = new BroadcastChannel(name)
    linkByBroadcast(channel).listen(viewer.listen)
    await expect.poll(() => viewer.session()?.entries.length).toBeGreaterThan(0)
    return { door, session, end, channel, viewer }
  }

  it('shows the latest moment first, and then the whole recording', async () => {
    const { door, session, end, channel, viewer } = await openLate()
    const first = viewer.session()
    expect(first.entries.length).toBeLessThan(600)
    expect(first.older).not.toBeNull()
    expect([...first.actors]).toEqual([...session().actors])
    for (const id of first.actors.keys()) expect(snapshotAt(first, id, Infinity)).toEqual(snapshotAt(session(), id, Infinity))
    door.send({ type: 'bell.ring' })
    await expect.poll(() => viewer.session().older).toBeNull()
    expect(viewer.session()).toEqual(session())
    end()
    channel.close()
  })

  it('counts the events that have not arrived when the page closes', async () => {
    const { session, end, channel, viewer } = await openLate()
    end()
    await expect.poll(() => viewer.session().isOpen).toBe(false)
    const { entries, older, dropped } = viewer.session()
    expect(older).toBeNull()
    expect(dropped + entries.filter(({ seq }) => seq > dropped).length).toBe(session().entries.length)
    channel.close()
  })
})

describe('a viewer in the same page', () => {
  it('sends a viewer in the same page all messages and the reasons for rejected commands', () => {
    const { tap, door } = startDoor()
    door.start()
    const viewer = collectBatches()
    const link = linkInMemory(tap)
    link.listen(viewer.listen)
    link.command({ kind: 'send', sessionId: door.sessionId, event: { type: 'bell.ring' } }, tap.hello.tap)
    expect(viewer.session().entries).toHaveLength(4)
    expect(viewer.batches.at(-1)).toMatchObject({ kind: 'rejected', why: 'This recording is read-only.' })
  })
})
