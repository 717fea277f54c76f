import { createId } from '@shop/domain'
import ky from 'ky'
import type { Transport } from '../contract/index.ts'
import { parseBody } from '../contract/parse-body.ts'

/** Options of the transport; none is needed in a browser. */
export interface HttpTransportOptions {
  /** Replaces the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** The origin that serves `/api`, such as 'http://127.0.0.1:3000'. Required outside of a browser. */
  readonly baseUrl?: string
}

/** Creates a transport over HTTP. It has no time-out, because the specification defines none. */
export function createHttpTransport({ fetch, baseUrl }: HttpTransportOptions): Transport {
  const http = ky.create({
    prefix: '/api',
    credentials: 'include',
    headers: { accept: 'application/json' },
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    // Wrapped in a function and looked up on each request: a browser's `fetch` rejects any other `this`, and tests replace
    // it.
    fetch: (input, init) => (fetch ? fetch(new Request(input, init)) : globalThis.fetch(input, init)),
    ...(baseUrl !== undefined && { baseUrl }),
  })
  return async ({ endpoint: { method, isKeyed }, path, query, body, signal, keepalive, key }) => {
    const response = await http(path, {
      method,
      searchParams: query,
      ...(body !== undefined && { json: body }),
      ...(isKeyed && { headers: { 'idempotency-key': key ?? createId(crypto) } }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })
    // A connection lost half-way is a failure, whatever the status.
    const text = await response.text()
    return { status: response.status, body: parseBody(text), isPage: text.trimStart().startsWith('<') }
  }
}
