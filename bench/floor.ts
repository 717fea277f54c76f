/** A bare Fastify process that answers constants from memory: what the shop's figures are held against. */
import Fastify from 'fastify'

/** One constant answer: where it is served, and the very bytes and headers of the shop's own. */
export interface Constant {
  path: string
  headers: Record<string, string>
  body: string
}

const { port, constants } = JSON.parse(process.argv[2] ?? '') as { port: number; constants: Constant[] }
const app = Fastify()
for (const { path, headers, body } of constants) {
  const bytes = Buffer.from(body, 'base64')
  app.get(path, (_request, reply) => reply.headers(headers).send(bytes))
}
await app.listen({ port, host: '127.0.0.1' })
