import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { milliseconds } from '../clock.ts'
import { networksOf } from '../limits/networks.ts'
import { createRecentCounts } from '../limits/recent-counts.ts'

/** How many rejections an address gets at once. */
const quickRejections = 20
/** How long a rejection counts. */
const windowMs = 10 * milliseconds.second

/**
 * Delays the rejections of an address that gets many. A flood whose connections wait for responses then sends one request per
 * connection and second, instead of hundreds, and takes hardly any time of the processor. Shoppers who share the address see the
 * same message a moment later.
 */
export const slowRejections = plugin(
  async (app: FastifyInstance, { delayMs }: { readonly delayMs: number }) => {
    const rejections = createRecentCounts(windowMs)
    app.addHook('onSend', async ({ ip }, reply) => {
      // Only requests beyond a limit and those that find the shop busy have this header. An outage is not the sender's fault.
      if (!reply.hasHeader('retry-after')) return
      if (rejections.add(networksOf(ip).address) > quickRejections) await pause(delayMs)
    })
  },
  { name: 'slow-rejections' },
)
