import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { HttpError } from '../http-error.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
/** The characters of an origin in the log. Anyone can send one of 16 KB with every request. */
const loggedLength = 200
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Rejects requests that change data and come from a page of another site. Browsers send the origin; a program that sends none
 * does not carry a visitor's cookie by accident, so it passes.
 */
export const ownOrigin = plugin(
  async (app: FastifyInstance, { publicUrl }: { readonly publicUrl: string }) => {
    app.addHook('onRequest', async (request) => {
      if (reading.has(request.method)) return
      const { origin, 'sec-fetch-site': site } = request.headers
      const foreign = origin !== undefined && !isOwnOrigin(origin, publicUrl, request.socket.localPort)
      if (!foreign && site !== 'cross-site') return
      // This helps owners whose PUBLIC_URL differs from the address that shoppers use.
      request.log.warn({ origin: origin?.slice(0, loggedLength), publicUrl }, 'rejected a request from another site')
      throw new HttpError(403, 'This request comes from another site.')
    })
  },
  { name: 'own-origin' },
)

/**
 * Whether an `Origin` header names the shop. A local shop has all the names of its machine.
 *
 * @param localPort - the port of the connection; undefined for `inject`
 */
export function isOwnOrigin(origin: string, publicUrl: string, localPort: number | undefined): boolean {
  if (origin === publicUrl) return true
  const own = new URL(publicUrl)
  if (!loopback.has(own.hostname) || !URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  return protocol === own.protocol && loopback.has(hostname) && [own.port, String(localPort)].includes(port)
}
