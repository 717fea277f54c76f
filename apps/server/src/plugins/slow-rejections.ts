import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { milliseconds } from '../clock.ts'
import { networksOf } from '../limits/networks.ts'

/** How many rejections an address gets at once. */
const quickRejections = 20
/** How long a rejection counts. */
const windowMs = 10 * milliseconds.second
/** How many addresses a process remembers. */
const rememberedAddresses = 10_000

/**
 * Delays the rejections of an address that gets many. A flood whose connections wait for responses then sends one request per
 * connection and second, instead of hundreds, and takes hardly any time of the processor. Shoppers who share the address see the
 * same message a moment later.
 */
export const slowRejections = plugin(
  async (app: FastifyInstance, { delayMs }: { readonly delayMs: number }) => {
    const counts = new LRUCache<string, number>({ max: rememberedAddresses, ttl: windowMs })
    app.addHook('onSend', async ({ ip }, reply) => {
      // Only requests beyond a limit and those that find the shop busy have this header. An outage is not the sender's fault.
      if (!reply.hasHeader('retry-after')) return
      const { address } = networksOf(ip)
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count, { noUpdateTTL: true })
      if (count > quickRejections) await pause(delayMs)
    })
  },
  { name: 'slow-rejections' },
)
