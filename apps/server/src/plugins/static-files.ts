import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { headersOfDocuments } from './security-headers.ts'

/** The options of the static files. */
export interface StaticFilesOptions {
  /** The folder of the client build. */
  readonly folder: string
  /** The subfolder of files with a content hash in their names; by default `assets`. */
  readonly assets?: string
}

const hourSeconds = 3600

/** Files that no browser shows as a document. */
const partsOfPages = /\.(js|css|woff2)(\.(br|gz))?$/

/**
 * Serves the client build. Files in `assets` have a content hash in their names and may be cached permanently, the few others for an
 * hour. Clients that accept them get the compressed variants (`.br`, `.gz`). Nothing else in the folder is served.
 *
 * A first visit requests about ten files of `assets`, so they have as few headers as possible: nobody requests them a second time, and
 * scripts, style sheets and fonts need no headers of documents.
 */
export async function staticFiles(app: FastifyInstance, { folder, assets = 'assets' }: StaticFilesOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, assets),
    prefix: `/${assets}/`,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '1y',
    etag: false,
    lastModified: false,
    setHeaders(reply, path) {
      if (partsOfPages.test(path)) for (const header of headersOfDocuments) reply.removeHeader(header)
    },
  })
  for (const path of await looseFiles(folder, assets)) {
    app.get(`/${path}`, (_request, reply) =>
      reply.sendFile(path, folder, { maxAge: hourSeconds * 1000, immutable: false, etag: true, lastModified: true }),
    )
  }
}

/** Files outside `assets`, such as the icon, without pages, which are rendered, and without dotfiles. */
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
