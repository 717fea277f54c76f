import { Readable } from 'node:stream'
import { errorSchema } from '@shop/api/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ensureAccess } from '../plugins/identity.ts'

/**
 * The options of a route that sends a CSV file to admins. The browser follows a link to the file, so the route is not part of the
 * contract, whose responses are JSON.
 */
export function csvRoute(
  app: Pick<FastifyInstance, 'identify'>,
  { summary, tag, querystring }: { readonly summary: string; readonly tag: string; readonly querystring: object },
) {
  return {
    schema: { summary, tags: [tag], querystring, response: { '4xx': errorSchema, '5xx': errorSchema } },
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      reply.header('cache-control', 'no-store')
      ensureAccess(await app.identify(request), 'admin')
    },
  }
}

/**
 * Sends the lines of a CSV file as they are made.
 *
 * @param name - what the file contains, such as products; its name ends with the day in UTC
 */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>, now: Date): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`)
    .send(Readable.from(lines))
}
