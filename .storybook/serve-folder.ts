import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** A browser that keeps what it has, with what it made of scripts, opens the next story in a third of the time. */
const cached = 'max-age=3600'

/** A folder that is being served. */
export interface ServedFolder {
  /** Its address, with a slash at the end. */
  url: string
  close: () => Promise<void>
}

/**
 * Serves a folder of files on a free port of this machine.
 *
 * @param base The path that it stands under, such as '/x/'; everything else is 404.
 */
export async function serveFolder(folder: string, base = '/'): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname)
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path).slice(base.length - 1))
    const answer = path.startsWith(base) ? readFile(file) : Promise.reject(new Error('Outside'))
    answer.then(
      (body) =>
        response
          .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': cached })
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
