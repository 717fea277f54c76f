import type { FastifyInstance } from 'fastify'

/**
 * The shop's public address without a trailing slash.
 *
 * @param publicUrl - null for the address at which the server listens
 */
export function publicUrlOf(app: FastifyInstance, publicUrl: string | null): string {
  return publicUrl ?? addressOf(app)
}

/** The address at which the server listens; a local name before it does. */
function addressOf(app: FastifyInstance): string {
  const [listening] = app.addresses()
  if (!listening || typeof listening === 'string') return 'http://localhost'
  const host = listening.family === 'IPv6' ? `[${listening.address}]` : listening.address
  return `http://${host}:${listening.port}`
}
