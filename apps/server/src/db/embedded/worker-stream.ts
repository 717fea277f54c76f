import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { EmbeddedReply, EmbeddedRequest } from './protocol.ts'

/**
 * Stands where node-postgres expects the socket to a PostgreSQL server, and carries the same bytes to the embedded
 * database's thread instead. So one driver serves both databases, and no port is opened.
 *
 * The embedded database is a single session; give the pool that uses this stream a `max` of 1, else two clients would
 * mix their prepared statements and transactions.
 */
export class WorkerStream extends Duplex {
  readonly #worker: Worker
  readonly #receive: (reply: EmbeddedReply) => void
  readonly #fail: () => void

  /** @param worker - the thread, once it has said that it is ready */
  constructor(worker: Worker) {
    super({ writableHighWaterMark: 1024 * 1024 })
    this.#worker = worker
    this.#receive = (reply) => {
      if (reply.type === 'wire') this.push(reply.bytes)
    }
    this.#fail = () => this.destroy(new Error('The embedded database has stopped.'))
    worker.on('message', this.#receive)
    worker.on('exit', this.#fail)
  }

  /** The driver connects a socket; here both ends are there already. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  /** Means something for TCP alone. */
  setNoDelay(): this {
    return this
  }

  /** Means something for TCP alone. */
  setKeepAlive(): this {
    return this
  }

  /** The thread, not the stream, decides whether the process may end. */
  ref(): this {
    return this
  }

  /** The thread, not the stream, decides whether the process may end. */
  unref(): this {
    return this
  }

  override _read(): void {
    // Answers are pushed as they arrive: the driver asks one thing at a time and reads its answer whole.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk)
    done()
  }

  /** The driver corks the messages that make one query; they reach the database in one item. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#receive)
    this.#worker.off('exit', this.#fail)
    this.#worker.postMessage({ type: 'reset' } satisfies EmbeddedRequest)
    done(error)
  }

  #send(bytes: Uint8Array): void {
    // A copy of exact size: posting a view would post the whole buffer pool behind it.
    this.#worker.postMessage({ type: 'wire', bytes: new Uint8Array(bytes) } satisfies EmbeddedRequest)
  }
}
