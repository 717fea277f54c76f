import { parentPort, workerData } from 'node:worker_threads'
import { openPglite } from './open-pglite.ts'
import type { EmbeddedOptions, EmbeddedReply, EmbeddedRequest } from './protocol.ts'

/*
 * The thread of the embedded database. PGlite computes on the thread that calls it, so on the main thread one slow query would
 * stop the whole shop. Here it delays only the next query.
 */

const terminateMessage = 'X'.charCodeAt(0)
const options = workerData as EmbeddedOptions
const port = parentPort
if (port === null) throw new Error('The embedded database runs in a worker thread.')

const database = await openPglite(options)

let last: Promise<void> = Promise.resolve()
port.on('message', (request: EmbeddedRequest) => {
  last = last.then(() => respond(request))
})
reply({ type: 'ready' })

async function respond(request: EmbeddedRequest): Promise<void> {
  switch (request.type) {
    case 'wire': {
      // A terminating client ends its connection, not the database.
      if (request.bytes[0] === terminateMessage) return
      const bytes = await responseTo(request.bytes)
      return reply({ type: 'wire', bytes }, [bytes.buffer])
    }
    case 'reset':
      // The client may have left in the middle of a transaction, which the next one must not inherit.
      await database.exec('ROLLBACK')
      await database.exec('DISCARD ALL')
      return
    case 'dump': {
      const file = await database.dumpDataDir(request.compression)
      const archive = new Uint8Array(await file.arrayBuffer())
      // Transferred, not copied, because it is as large as the database.
      return reply({ type: 'dumped', archive }, [archive.buffer])
    }
    case 'close':
      await database.close()
      reply({ type: 'closed' })
      port?.close()
  }
}

/** The bytes that the database responds with. PGlite's `execProtocolRaw` would also parse every response and keep it in memory. */
async function responseTo(request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  // PGlite reuses the memory of each part.
  await database.execProtocolRawStream(request, { onRawData: (part) => parts.push(part.slice()) })
  // An exact copy, because the buffer can be a part of a shared pool, which cannot be transferred.
  return new Uint8Array(Buffer.concat(parts))
}

function reply(message: EmbeddedReply, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}
