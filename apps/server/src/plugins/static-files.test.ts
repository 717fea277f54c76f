import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { precompress } from '../build/precompress.ts'
import { errors } from './errors.ts'
import { protectiveHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'

const protection = protectiveHeaders({ https: true, development: false, frames: null })
const script = 'export const wood = "oak"\n'.repeat(200)

describe('files of the client build', () => {
  let folder: string
  let app: FastifyInstance
  let address: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-static-'))
    for (const name of ['assets', '.vite', 'icons']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'assets/entry-a1b2.js'), script)
    writeFileSync(join(folder, 'assets/short-a1b2.js'), 'export {}')
    writeFileSync(join(folder, 'assets/font-a1b2.woff2'), Buffer.alloc(5000))
    writeFileSync(join(folder, '.vite/manifest.json'), '{}')
    writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(join(folder, 'icons/large.png'), 'png')
    await precompress(folder)
    writeFileSync(join(folder, 'assets/drawing-a1b2.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    app = Fastify()
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(protection)
    })
    await app.register(errors)
    await app.register(staticFiles, { folder })
    address = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })

  /** Sends a request over a socket and returns the body as it was sent. */
  function send(
    path: string,
    accepted = 'identity',
  ): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
    return new Promise((resolve, reject) => {
      // A path in the options is sent as it is; a URL would be normalised first.
      get({ host: '127.0.0.1', port: new URL(address).port, path, headers: { 'accept-encoding': accepted } }, (response) => {
        response
          .toArray()
          .then(
            (parts: Buffer[]) => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
            reject,
          )
      }).on('error', reject)
    })
  }

  test('files of the client build may be cached permanently when their name has a hash', async () => {
    const { status, headers, body } = await send('/assets/entry-a1b2.js')
    expect({ status, body: body.toString() }).toEqual({ status: 200, body: script })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
    })
  })

  test.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'files of the client build are sent in their precompressed form to a client that accepts %s',
    async (encoding, accepted, decompress) => {
      const { headers, body } = await send('/assets/entry-a1b2.js', accepted)
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      })
      expect(String(headers.vary)).toMatch(/accept-encoding/i)
      expect(decompress(body).toString()).toBe(script)
      expect(body.length).toBeLessThan(script.length / 10)
    },
  )

  test.each(['/assets/short-a1b2.js', '/assets/font-a1b2.woff2'])(
    'the file %s gains nothing from compression and is sent uncompressed',
    async (path) => {
      const { status, headers } = await send(path, 'gzip, br')
      expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding: undefined })
    },
  )

  test.each(['/assets/entry-a1b2.js', '/assets/font-a1b2.woff2'])(
    'sends no header with %s that concerns only documents or a second request',
    async (path) => {
      const { headers } = await send(path, 'br')
      const found = ['etag', 'last-modified', ...Object.keys(protection)].filter((name) => name in headers)
      expect(found).toEqual(['x-content-type-options', 'strict-transport-security'])
    },
  )

  test('sends every protective header with a drawing, which browsers show as a document', async () => {
    const { headers } = await send('/assets/drawing-a1b2.svg')
    expect(headers).toMatchObject(protection)
  })

  test.each(['/icon.svg', '/icons/large.png'])(
    'files of the client build without a hash, such as %s, may be cached for an hour',
    async (path) => {
      const { status, headers } = await send(path)
      expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'public, max-age=3600' })
      expect(headers.etag).toBeDefined()
    },
  )

  test.each([
    '/.vite/manifest.json',
    '/assets/',
    '/assets',
    '/assets/none.js',
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/icon.svg',
    '/assets/..%2f.vite%2fmanifest.json',
  ])('a request for %s finds no file of the client build', async (path) => {
    expect([400, 403, 404]).toContain((await send(path)).status)
  })
})
