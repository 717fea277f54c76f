import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { EmbeddedReply, EmbeddedRequest } from './protocol.ts'

/**
 * Replaces the socket that node-postgres expects and sends the same bytes to the thread of the embedded database. So one driver
 * serves both databases, and no port is opened.
 *
 * The embedded database is a single session. Give the pool that uses this stream a `max` of 1, or else two clients would mix
 * their prepared statements and transactions.
 */
export class WorkerStream extends Duplex {
  readonly #worker: Worker
  readonly #receive: (reply: EmbeddedReply) => void
  readonly #fail: () => void

  /** @param worker - the thread, after it has reported that it is ready */
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

  /** The driver connects a socket, but this stream is connected already. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  /** Only meaningful for TCP. */
  setNoDelay(): this {
    return this
  }

  /** Only meaningful for TCP. */
  setKeepAlive(): this {
    return this
  }

  /** The thread decides whether the process may end, not the stream. */
  ref(): this {
    return this
  }

  /** The thread decides whether the process may end, not the stream. */
  unref(): this {
    return this
  }

  override _read(): void {
    // Responses are pushed as they arrive: the driver sends one request at a time and reads its response completely.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk)
    done()
  }

  /** The driver corks the messages of one query, so they reach the database together. */
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
    // An exact copy, because posting a view would post the whole buffer pool behind it.
    this.#worker.postMessage({ type: 'wire', bytes: new Uint8Array(bytes) } satisfies EmbeddedRequest)
  }
}
