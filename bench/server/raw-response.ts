import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A response with its bytes as they were sent; `fetch` would decompress them. */
export interface RawResponse {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** Requests a response compressed with Brotli. */
export async function requestRaw(url: string): Promise<RawResponse> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const sent = (['content-type', 'content-encoding'] as const).flatMap((name) => {
    const value = response.headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { body, headers: Object.fromEntries(sent) }
}
