import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { HttpError } from '../http-error.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Refuses requests that change something and that a page of another site has sent. Browsers say where a request comes
 * from; a program that says nothing carries no visitor's cookie by accident, and passes.
 */
export const ownOrigin = plugin(
  async (app: FastifyInstance, { publicUrl }: { readonly publicUrl: string }) => {
    app.addHook('onRequest', async (request) => {
      if (reading.has(request.method)) return
      const { origin, 'sec-fetch-site': site } = request.headers
      const foreign = origin !== undefined && !isOwnOrigin(origin, publicUrl, request.socket.localPort)
      if (!foreign && site !== 'cross-site') return
      // Said for an owner whose PUBLIC_URL is not the address that shoppers use.
      request.log.warn({ origin, publicUrl }, 'refused a request of another site')
      throw new HttpError(403, 'This request comes from another site.')
    })
  },
  { name: 'own-origin' },
)

/**
 * Whether an `Origin` header names the shop. A shop that is reached on its own machine has all the names of that machine.
 *
 * @param localPort - the port that the request came in by; undefined without a network
 */
export function isOwnOrigin(origin: string, publicUrl: string, localPort: number | undefined): boolean {
  if (origin === publicUrl) return true
  const own = new URL(publicUrl)
  if (!loopback.has(own.hostname) || !URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  return protocol === own.protocol && loopback.has(hostname) && [own.port, String(localPort)].includes(port)
}
