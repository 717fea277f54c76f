import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { isReachable } from '../db/database.ts'

/** For monitoring: `/healthz` reports that the process serves, `/readyz` that its database responds. */
export async function health(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const ready = await isReachable(database)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready ? { status: 'ok' } : { message: 'The database does not respond.' })
  })
}
