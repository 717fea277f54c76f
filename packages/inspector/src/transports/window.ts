import type { Batch, Link, StatelyMessage } from '../protocol/index.ts'
import { handshake, isStatelyMessage } from '../protocol/index.ts'
import type { Tap } from '../tap/index.ts'

/** The part of a window that transports need. */
export type MessageWindow = Pick<Window, 'postMessage'>
export type ListeningWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Connects a tap to a viewer that speaks Stately's protocol in another window: it sends only Stately's three messages,
 * starting when the viewer connects, and only to that window at that origin. Returns the function that disconnects.
 */
export function sendToStately(
  tap: Tap,
  { own, viewer, origin }: { own: ListeningWindow; viewer: MessageWindow; origin: string },
): () => void {
  let leave = () => {}
  const receive = (event: MessageEvent<unknown>) => {
    if (event.source !== viewer || event.origin !== origin || !isWord(event.data, handshake.connected)) return
    // A viewer that connects again was reloaded, so it needs all messages again.
    leave()
    leave = tap.join((batch) => {
      for (const message of statelyMessages(batch)) viewer.postMessage(message, origin)
    })
  }
  own.addEventListener('message', receive)
  return () => {
    own.removeEventListener('message', receive)
    leave()
    viewer.postMessage({ type: handshake.disconnected }, origin)
  }
}

/** A viewer's connection to an app with Stately's producer, which opened this window or embeds it in a frame. */
export function linkFromStately({
  own,
  app,
  origin,
}: {
  own: ListeningWindow
  app: MessageWindow
  /** The only origin that may send and receive messages. */
  origin: string
}): Link {
  return {
    listen: (listener) => {
      const tap = crypto.randomUUID()
      const begin = performance.now()
      let seq = 0
      listener({
        kind: 'hello',
        hello: { tap, place: origin, build: '', startedAt: Date.now(), canSend: false },
      })
      const receive = (event: MessageEvent<unknown>) => {
        if (event.source !== app || event.origin !== origin) return
        if (isWord(event.data, handshake.disconnected)) listener({ kind: 'bye', tap })
        if (!isStatelyMessage(event.data)) return
        const entry = { seq: ++seq, at: performance.now() - begin, message: event.data, redacted: 0, truncated: 0 }
        listener({ kind: 'entries', tap, entries: [entry], dropped: 0 })
      }
      own.addEventListener('message', receive)
      app.postMessage({ type: handshake.connected }, origin)
      return () => own.removeEventListener('message', receive)
    },
    // Stately's protocol has no commands.
    command: () => {},
  }
}

function statelyMessages(batch: Batch): StatelyMessage[] {
  return batch.kind === 'entries' ? batch.entries.map(({ message }) => message).filter(isStatelyMessage) : []
}

function isWord(data: unknown, type: string): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type
}
