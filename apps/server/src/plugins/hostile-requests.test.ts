import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/databases.ts'
import { useTestShop } from '../testing/shop.ts'

/** Requests that no browser sends, over a real socket. */
describe('a request that no browser sends', () => {
  const shop = useTestShop(openTestDatabase, undefined, {
    pages: async (app) => void app.get('/*', async ({ url }) => url),
  })
  let port = 0
  beforeAll(async () => {
    port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port)
  })

  /** Sends bytes and reads until the server closes the connection. */
  async function exchange(bytes: string | Buffer, then: (socket: Socket) => void = () => undefined): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    let response = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      response += part
    })
    socket.write(bytes)
    then(socket)
    await new Promise((resolve) => socket.once('close', resolve))
    return response
  }

  const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1])

  test.each([
    ['http://evil.example/shop?page=1', '/shop?page=1'],
    ['HTTP://evil.example:80', '/'],
    ['http://evil.example?page=1', '/?page=1'],
    ['//evil.example/shop', '//evil.example/shop'],
    ['*', '/*'],
  ])('the target %s is served as %s', async (target, served) => {
    const response = await exchange(`GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
    expect(response).toMatch(/^HTTP\/1\.1 200 /)
    expect(response.split('\r\n\r\n')[1]).toBe(served)
  })

  test('an unknown expectation is ignored, and the response has the protective headers', async () => {
    const response = await exchange('GET /shop HTTP/1.1\r\nHost: shop\r\nExpect: a miracle\r\nConnection: close\r\n\r\n')
    expect(response).toMatch(/^HTTP\/1\.1 200 /)
    expect(response.toLowerCase()).toContain('x-content-type-options: nosniff')
  })

  test('a compressed body is rejected before it is read', async () => {
    const body = gzipSync('{"name":"Ada"}')
    const head = `POST /api/contact HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n`
    const response = await exchange(Buffer.concat([Buffer.from(head), body]))
    expect(response).toMatch(/^HTTP\/1\.1 415 /)
    expect(response).toContain('{"message":"The request must not be compressed."}')
  })

  test('a response to bytes that are not HTTP has the protective headers', async () => {
    const response = (await exchange('NOT HTTP\r\n\r\n')).toLowerCase()
    expect(statusOf(response.toUpperCase())).toBe(400)
    const { headers } = await shop.app.inject('/healthz')
    for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy', 'x-content-type-options']) {
      expect(response).toContain(`${name}: ${String(headers[name])}`.toLowerCase())
    }
  })

  test.each([
    ['Content-Length: 2000000000', 'x'.repeat(65_536)],
    ['Transfer-Encoding: chunked', `10000\r\n${'x'.repeat(65_536)}\r\n`],
  ])('an upload with %s that is refused closes the connection instead of being read', async (length, part) => {
    let isClosed = false
    const head = `POST /api/admin/operations/addProduct HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
    let sent = 0
    const response = await exchange(head, (socket) => {
      const send = (): void => {
        while (!isClosed && sent < 100_000_000 && socket.write(part)) sent += part.length
      }
      socket.on('drain', send).once('close', () => {
        isClosed = true
      })
      socket.once('data', send)
    })
    expect(statusOf(response)).toBe(401)
    expect(response.toLowerCase()).toContain('connection: close')
    expect(sent).toBeLessThan(20_000_000)
  })

  test('a refused request with an ordinary body keeps the connection for the next one', async () => {
    const body = '{"email":"ada@example.com"}'
    const refused = `POST /api/products HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const response = await exchange(`${refused}GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
    expect(response).toMatch(/^HTTP\/1\.1 405 [^]*HTTP\/1\.1 200 /)
  })
})
