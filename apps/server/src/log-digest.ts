import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { networksOf } from './limits/networks.ts'

/** A new key in each process, which is never stored, so that nobody can find an address by trying all of them. */
const key = randomBytes(32)

/**
 * Identifies the account and the network of a rejected request in the log without naming them: equal ones have equal digests while
 * the process runs.
 */
export function senderDigests({ ip, body, identity }: FastifyRequest): { account?: string; network: string } {
  const typed = (body as { email?: unknown } | null | undefined)?.email
  const email = 'user' in identity ? identity.user.email : typed
  const network = digestOf(networksOf(ip).network)
  return typeof email === 'string' ? { account: digestOf(email.toLowerCase()), network } : { network }
}

function digestOf(text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)
}
