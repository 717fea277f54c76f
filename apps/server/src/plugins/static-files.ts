import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where the files are. */
export interface StaticFilesOptions {
  /** The folder of the app's client build. */
  readonly folder: string
  /** The folder in it whose files have their content's hash in their names; `assets` unless given. */
  readonly assets?: string
}

const hourSeconds = 3600

/**
 * Serves the client build. What lies in `assets` has its content's hash in its name and may be kept for ever; the few
 * files beside it may be kept for an hour. Compressed variants (`.br`, `.gz`) that lie beside a file are sent in its
 * place to whoever accepts them. Nothing else of the folder can be asked for.
 */
export async function staticFiles(app: FastifyInstance, { folder, assets = 'assets' }: StaticFilesOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, assets),
    prefix: `/${assets}/`,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '1y',
  })
  for (const path of await looseFiles(folder, assets)) {
    app.get(`/${path}`, (_request, reply) => reply.sendFile(path, folder, { maxAge: hourSeconds * 1000, immutable: false }))
  }
}

/** Files outside `assets`, such as the icon: neither pages, which are rendered, nor what starts with a dot. */
async function looseFiles(folder: string, assets: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.startsWith(`${assets}/`) && !/(^|\/)\.|\.(html|br|gz|map)$/.test(path))
}
