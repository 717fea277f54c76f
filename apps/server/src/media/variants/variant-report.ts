import type { FastifyBaseLogger } from 'fastify'
import { describeCause } from '../../plugins/errors.ts'

/** The events of the background work that are worth a line in the log. */
export interface VariantReport {
  /** @param pictures - how many pictures wait */
  begun(pictures: number): void
  /** Nothing is left to do. */
  ended(result: { readonly pictures: number; readonly seconds: number }): void
  /** A picture keeps its first JPEG until the next start, because its variants cannot be encoded. */
  refused(error: unknown): void
  /** The store or the database does not respond. The work continues later. */
  paused(error: unknown): void
}

/** Writes the events to the log. */
export function logVariants(log: FastifyBaseLogger): VariantReport {
  return {
    begun: (pictures) => log.info({ pictures }, 'encoding pictures in the background'),
    ended: ({ pictures, seconds }) => log.info({ pictures, seconds: Math.round(seconds) }, 'encoded pictures in the background'),
    refused: (error) => log.error({ error: describeCause(error) }, 'could not encode a picture; it keeps a small JPEG'),
    paused: (error) => log.error({ error: describeCause(error) }, 'could not store encoded pictures, will retry'),
  }
}
