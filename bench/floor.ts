/** A bare Fastify process that serves constants from memory, the baseline for the shop's figures. */
import Fastify from 'fastify'

/** One constant response: its path, and the exact bytes and headers of the shop's response. */
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
