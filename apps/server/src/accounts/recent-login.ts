import type { FastifyRequest } from 'fastify'
import { milliseconds } from '../clock.ts'
import { HttpError } from '../http-error.ts'
import type { SessionRepository } from './sessions.repository.ts'

const notRecent = 'Please log in again with your password, then try once more.'
/** How long after a login an admin may do what could take over the shop, in milliseconds. */
const recentLogin = 15 * milliseconds.minute

/**
 * Rejects an admin whose login is not recent: a session alone must not be enough to take over the shop. Customers pass.
 *
 * @throws {HttpError} 403
 */
export async function ensureRecentAdmin(sessions: SessionRepository, { identity, sessionDigest }: FastifyRequest): Promise<void> {
  if (identity.kind !== 'admin') return
  if (!(await sessions.isRecent(sessionDigest ?? '', recentLogin))) throw new HttpError(403, notRecent)
}
