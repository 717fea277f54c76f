import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Executor } from '../db/database.ts'
import { readSharedKey } from '../db/shared-keys.ts'
import { networksOf } from '../limits/networks.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Identifies the account and the network of a rejected request in the log without naming them: equal ones have equal digests, on
     * every server of the shop and after a restart.
     */
    senderDigests(request: FastifyRequest): { account?: string; network: string }
  }
}

/** Adds `app.senderDigests`. Their key is in the database, so that nobody who has only the log can find an address by trying all. */
export const senderDigests = plugin(
  async (app: FastifyInstance, { executor }: { readonly executor: Executor }) => {
    const key = await readSharedKey(executor, 'log')
    const digestOf = (text: string): string => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)

    app.decorate('senderDigests', ({ ip, body, identity }) => {
      const typed = (body as { email?: unknown } | null | undefined)?.email
      const email = 'user' in identity ? identity.user.email : typed
      const network = digestOf(networksOf(ip).network)
      return typeof email === 'string' ? { account: digestOf(email.toLowerCase()), network } : { network }
    })
  },
  { name: 'sender-digests' },
)
