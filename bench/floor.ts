/** A bare Fastify process that sends constants and rows of the database: the least that a response can cost. */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { openFloorRows } from './server/floor-rows.ts'
import type { FloorDatabase } from './server/floor-rows.ts'
import { createTemplate } from './server/template.ts'

/** The settings of the floor, in a file whose path is the only argument. */
export interface FloorSettings {
  readonly port: number
  readonly database: FloorDatabase
  /** Its path is its position, such as /0. */
  readonly responses: readonly FloorResponse[]
}

/** A response of the shop, and what the floor sends in its place. */
export type FloorResponse =
  | { readonly kind: 'constant'; readonly headers: Readonly<Record<string, string>>; readonly body: string }
  | { readonly kind: 'rows'; readonly ids: readonly string[] }
  | { readonly kind: 'page'; readonly ids: readonly string[]; readonly page: string }

const { port, database, responses } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as FloorSettings
const readRows = await openFloorRows(database)
const app = Fastify()
for (const [index, response] of responses.entries()) {
  const path = `/${index}`
  if (response.kind === 'constant') {
    const bytes = Buffer.from(response.body, 'base64')
    app.get(path, (_request, reply) => reply.headers(response.headers).send(bytes))
  } else if (response.kind === 'rows') {
    app.get(path, async (_request, reply) => reply.type('application/json').send(JSON.stringify(await readRows(response.ids))))
  } else {
    const template = createTemplate(response.page, await readRows(response.ids))
    app.get(path, async (_request, reply) => reply.type('text/html').send(template(await readRows(response.ids))))
  }
}
await app.listen({ port, host: '127.0.0.1' })
