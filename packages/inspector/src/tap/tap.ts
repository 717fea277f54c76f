import type { InspectionEvent } from 'xstate'
import type { Batch, Entry, Hello, Message } from '../protocol/index.ts'
import { Copier, privateFields, Placeholders } from '../redaction/index.ts'
import { eventSchemas } from '@shop/machines/known'
import { cleanMessage } from './clean-message.ts'
import { Ring, usualRing } from './ring.ts'
import type { RingLimits } from './ring.ts'
import { ActorObserver } from './actor-observer.ts'

/** What a tap is made with. */
export interface TapOptions {
  /** The page, or the sandbox, that it is in. */
  place: string
  build?: string
  canSend?: boolean
  /** The names of private fields; those of the contract and of the shop's machines unless told otherwise. */
  fields?: ReturnType<typeof privateFields>
  ring?: RingLimits
  /** Milliseconds that only grow; the browser's own unless told otherwise. */
  now?: () => number
}

/** Tells viewers what actors do. */
export interface Tap {
  hello: Hello
  /** The observer to give to each root: `createActor(machine, { inspect: tap.inspect })`. Several roots may share one. */
  inspect: (event: InspectionEvent) => void
  /** Tells a viewer all that is remembered, and then goes on as it happens. Gives the function that ends it. */
  join: (viewer: (batch: Batch) => void) => () => void
  /** Says goodbye to all viewers. */
  stop: () => void
  /** The actor with that id, as the tap numbers them; undefined for one that is unknown or gone. */
  actor: ActorObserver['actor']
}

/**
 * Makes a tap. Everything is copied at the moment when it happens, so that order, time and first states are true; what
 * happened together is handed on together, one microtask later.
 */
export function createTap(options: TapOptions): Tap {
  const now = options.now ?? (() => performance.now())
  const begin = now()
  const ring = new Ring(options.ring ?? usualRing)
  const copier = new Copier(options.fields ?? privateFields(eventSchemas), new Placeholders())
  const viewers = new Set<(batch: Batch) => void>()
  const hello: Hello = {
    tap: crypto.randomUUID(),
    place: options.place,
    build: options.build ?? '',
    startedAt: Date.now(),
    canSend: options.canSend ?? false,
  }
  let seq = 0
  let fresh: Entry[] = []

  function publish(message: Message): void {
    const { message: clean, bytes, redacted, truncated } = cleanMessage(copier, message)
    const entry: Entry = { seq: ++seq, at: now() - begin, message: clean, redacted, truncated }
    ring.add(entry, bytes + messageBytes)
    if (viewers.size > 0 && fresh.push(entry) === 1) queueMicrotask(handOn)
  }

  function handOn(): void {
    const entries = fresh
    fresh = []
    if (entries.length === 0) return
    for (const viewer of viewers) viewer({ kind: 'entries', tap: hello.tap, entries, dropped: ring.dropped })
  }

  const observer = new ActorObserver(publish, copier, now)
  return {
    hello,
    inspect: observer.inspect,
    actor: observer.actor,
    join: (viewer) => {
      // Others first get what is theirs: this viewer would hear it twice.
      handOn()
      viewer({ kind: 'hello', hello })
      viewer({ kind: 'entries', tap: hello.tap, entries: ring.all(), dropped: ring.dropped })
      viewers.add(viewer)
      return () => viewers.delete(viewer)
    },
    stop: () => {
      handOn()
      for (const viewer of viewers) viewer({ kind: 'bye', tap: hello.tap })
      viewers.clear()
    },
  }
}

/** What a message weighs beside what it carries. */
const messageBytes = 200
