import { createId } from '@shop/domain'
import type { InspectionEvent } from 'xstate'
import type { Batch, Entry, Hello, Message, ProducerFacts } from '../protocol/index.ts'
import { Copier, privateFields, Placeholders } from '../redaction/index.ts'
import { eventSchemas } from '@shop/machines/known'
import { cleanMessage } from './clean-message.ts'
import { Ring, defaultRingLimits } from './ring.ts'
import type { RingLimits } from './ring.ts'
import { ActorObserver } from './actor-observer.ts'

export interface TapOptions {
  /** The page or the sandbox of the tap. */
  place: string
  build?: string
  canSend?: boolean
  /** Whether the inspector forced the error of a request. */
  isForced?: (error: unknown) => boolean
  /** The names of private fields; by default those of the contract and of the shop's machines. */
  fields?: ReturnType<typeof privateFields>
  ring?: RingLimits
  /** A monotonic clock in milliseconds; by default the browser's. */
  now?: () => number
}

/** Publishes the activity of actors to viewers. */
export interface Tap {
  hello: Hello
  /** The observer for each root: `createActor(machine, { inspect: tap.inspect })`. Several roots can share it. */
  inspect: (event: InspectionEvent) => void
  /** Sends a viewer everything in memory and then every new message. Returns the function that disconnects it. */
  join: (viewer: (batch: Batch) => void) => () => void
  /** Changes what `hello` says about the page, and reports it to all viewers. */
  describe: (about: ProducerFacts) => void
  /** Disconnects all viewers. */
  stop: () => void
  /** Returns the running actor with a session id. */
  actor: ActorObserver['actor']
}

let privateFieldsOfShop: ReturnType<typeof privateFields> | null = null

/** The private fields of the contract and of the shop's machines, read once: every sandbox has a tap, and reading takes 20 ms. */
function fieldsOfShop(): ReturnType<typeof privateFields> {
  return (privateFieldsOfShop ??= privateFields(eventSchemas))
}

/**
 * Creates a tap. Messages are copied at once, so that their order, time and initial states are exact; the messages of one
 * task are sent together, one microtask later.
 */
export function createTap(options: TapOptions): Tap {
  const now = options.now ?? (() => performance.now())
  const begin = now()
  const ring = new Ring(options.ring ?? defaultRingLimits)
  const copier = new Copier(options.fields ?? fieldsOfShop(), new Placeholders())
  const viewers = new Set<(batch: Batch) => void>()
  let hello: Hello = {
    tap: createId(crypto),
    place: options.place,
    build: options.build ?? '',
    startedAt: Date.now(),
    canSend: options.canSend ?? false,
  }
  let seq = 0
  let pending: Entry[] = []

  function publish(message: Message): void {
    const { message: clean, bytes, redacted, truncated } = cleanMessage(copier, message)
    const entry: Entry = { seq: ++seq, at: now() - begin, message: clean, redacted, truncated }
    ring.add(entry, bytes + messageBytes)
    if (viewers.size > 0 && pending.push(entry) === 1) queueMicrotask(flush)
  }

  function flush(): void {
    const entries = pending
    pending = []
    if (entries.length === 0) return
    for (const viewer of viewers) viewer({ kind: 'entries', tap: hello.tap, entries, dropped: ring.dropped })
  }

  const observer = new ActorObserver(publish, copier, now, options.isForced)
  return {
    get hello() {
      return hello
    },
    describe: (about) => {
      hello = { ...hello, ...about }
      for (const viewer of viewers) viewer({ kind: 'about', tap: hello.tap, about })
    },
    inspect: observer.inspect,
    actor: observer.actor,
    join: (viewer) => {
      // The other viewers get the pending messages first; the new viewer would receive them twice.
      flush()
      viewer({ kind: 'hello', hello })
      viewer({ kind: 'entries', tap: hello.tap, entries: ring.all(), dropped: ring.dropped })
      viewers.add(viewer)
      return () => viewers.delete(viewer)
    },
    stop: () => {
      flush()
      for (const viewer of viewers) viewer({ kind: 'bye', tap: hello.tap })
      viewers.clear()
    },
  }
}

/** The approximate size of a message without its payload. */
const messageBytes = 200
