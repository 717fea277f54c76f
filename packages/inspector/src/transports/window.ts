import { createId } from '@shop/domain'
import type { Link } from '../protocol/index.ts'
import { handshake, isStatelyMessage } from '../protocol/index.ts'

/** A viewer's connection to an app with Stately's producer, which opened this window or embeds it in a frame. */
export function linkFromStately({
  own,
  app,
  origin,
}: {
  own: Pick<Window, 'addEventListener' | 'removeEventListener'>
  app: Pick<Window, 'postMessage'>
  /** The only origin that may send and receive messages. */
  origin: string
}): Link {
  return {
    listen: (listener) => {
      const tap = createId(crypto)
      const begin = performance.now()
      let seq = 0
      listener({
        kind: 'hello',
        hello: { tap, place: origin, build: '', startedAt: Date.now(), canSend: false },
      })
      const receive = (event: MessageEvent<{ type?: unknown } | null>) => {
        if (event.source !== app || event.origin !== origin) return
        if (event.data?.type === handshake.disconnected) listener({ kind: 'bye', tap })
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
