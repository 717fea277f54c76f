import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createAdminApiClient } from '../client/admin-client.ts'
import { createApiClient } from '../client/create-api-client.ts'

/** A request that the test server received. */
interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly contentType: string | undefined
  readonly body: string
}

/** Starts a real local server for one test. Returns a client for it and a log of the received requests. */
export async function startTestServer(respond: RequestListener) {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({
      method: request.method ?? '',
      url: request.url ?? '',
      contentType: request.headers['content-type'],
      body: Buffer.concat(chunks).toString(),
    })
    respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const options = { baseUrl: `http://127.0.0.1:${port}` }
  return { received, api: { ...createApiClient(options), ...createAdminApiClient(options) } }
}

/** Sends the same response to every request. A string body is sent unchanged, with the given type. */
export function respondWith(status: number, body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_request: IncomingMessage, response: ServerResponse) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
  }
}
