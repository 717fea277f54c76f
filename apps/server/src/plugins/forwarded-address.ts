import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/**
 * Removes ports and brackets from forwarded addresses, which some proxies add. With its port, each connection of a client would count
 * as another address.
 */
export const forwardedAddress = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async ({ headers }) => {
      const { 'x-forwarded-for': addresses } = headers
      if (typeof addresses === 'string') headers['x-forwarded-for'] = addresses.split(',').map(bareAddress).join(', ')
    })
  },
  { name: 'forwarded-address' },
)

function bareAddress(text: string): string {
  const address = text.trim()
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}
