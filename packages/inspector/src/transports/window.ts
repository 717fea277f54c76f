import type { Batch, Link, StatelyMessage } from '../protocol/index.ts'
import { handshake, isStatelyMessage } from '../protocol/index.ts'
import type { Tap } from '../tap/index.ts'

/** What is needed of a window. */
export type MessageWindow = Pick<Window, 'postMessage'>
export type ListeningWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Speaks to a page of Stately's kind in another window: the three stock messages and nothing else, from the moment when
 * the page says that it is there. Only that window, at that origin, is heard and spoken to. Gives the function that ends it.
 */
export function speakStately(
  tap: Tap,
  { own, viewer, origin }: { own: ListeningWindow; viewer: MessageWindow; origin: string },
): () => void {
  let leave = () => {}
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source !== viewer || event.origin !== origin || !isWord(event.data, handshake.connected)) return
    // A page that says it again was reloaded: it has to hear all again.
    leave()
    leave = tap.join((batch) => {
      for (const message of statelyMessages(batch)) viewer.postMessage(message, origin)
    })
  }
  own.addEventListener('message', hear)
  return () => {
    own.removeEventListener('message', hear)
    leave()
    viewer.postMessage({ type: handshake.disconnected }, origin)
  }
}

/** A viewer's connection to an app with the stock producer, which opened this window or holds it in a frame. */
export function linkToStately({
  own,
  app,
  origin,
}: {
  own: ListeningWindow
  app: MessageWindow
  /** The only origin that is heard and spoken to. */
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
      const hear = (event: MessageEvent<unknown>) => {
        if (event.source !== app || event.origin !== origin) return
        if (isWord(event.data, handshake.disconnected)) listener({ kind: 'bye', tap })
        if (!isStatelyMessage(event.data)) return
        const entry = { seq: ++seq, at: performance.now() - begin, message: event.data, redacted: 0, truncated: 0 }
        listener({ kind: 'entries', tap, entries: [entry], dropped: 0 })
      }
      own.addEventListener('message', hear)
      app.postMessage({ type: handshake.connected }, origin)
      return () => own.removeEventListener('message', hear)
    },
    // The stock messages know no way back.
    command: () => {},
  }
}

function statelyMessages(batch: Batch): StatelyMessage[] {
  return batch.kind === 'entries' ? batch.entries.map(({ message }) => message).filter(isStatelyMessage) : []
}

function isWord(data: unknown, type: string): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type
}
