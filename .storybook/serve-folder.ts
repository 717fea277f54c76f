import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Texts are compressed, as by any host of static files. Pictures and fonts already are. */
const compress = promisify(gzip)

/** The browser caches files and compiled scripts, so the next story opens three times as fast. */
const cached = 'max-age=3600'

export interface ServedFolder {
  /** Address with a trailing slash. */
  url: string
  close: () => Promise<void>
}

/**
 * Serves a folder on a free local port.
 *
 * @param base Path prefix such as '/x/'. All other paths are 404.
 */
export async function serveFolder(folder: string, base = '/'): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname)
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path).slice(base.length - 1))
    const content = path.startsWith(base) ? readFile(file) : Promise.reject(new Error('Outside'))
    const type = types[extname(file)]
    const encoding = type === undefined ? {} : { 'content-encoding': 'gzip' }
    content
      .then(async (body) => (type === undefined ? body : compress(body, { level: 5 })))
      .then(
        (body) =>
          response
            .writeHead(200, { 'content-type': type ?? 'application/octet-stream', 'cache-control': cached, ...encoding })
            .end(body),
        () => response.writeHead(404).end(),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
