import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { SettingError } from './setting-values.ts'
import { FolderInUseError } from './db/folder-lock.ts'
import { startServer } from './server.ts'
import type { RunningServer, ServerOptions } from './server.ts'
import { fillCatalogue } from './testing/catalogue.ts'
import { quickShop } from './testing/quick-shop.ts'

describe('a running server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-server-'))
  let server: RunningServer | null = null
  beforeAll(async () => {
    const first = await start({ prepare: ({ database }) => fillCatalogue(database) })
    await first.stop()
  })
  afterEach(async () => {
    await server?.stop()
    server = null
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  async function start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
    const config = readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' })
    return startServer(config, { shop: quickShop, mode: 'test', pages: null, ...options })
  }

  test('the server serves over the network what was prepared before its first request', async () => {
    let prepared = false
    server = await start({
      async prepare({ database }) {
        const { rows } = await database.pool.query('select count(*)::int as total from products')
        prepared = rows[0].total === 24
      },
    })
    expect(prepared).toBe(true)
    expect(await (await fetch(`${server.address}/api/products/count`)).json()).toEqual({ totalProducts: 24 })
  })

  test('a second server on the same data folder is rejected and the first keeps running', async () => {
    server = await start()
    await expect(start()).rejects.toThrow(new FolderInUseError(folder, process.pid))
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  })

  test('the server finishes open requests when it is stopped and takes no new ones', async () => {
    let begun = (): void => undefined
    let finish = (): void => undefined
    const inHandler = new Promise<void>((resolve) => {
      begun = resolve
    })
    const mayFinish = new Promise<void>((resolve) => {
      finish = resolve
    })
    server = await start({
      pages: async () => async (app) => {
        app.get('/slow', async () => {
          begun()
          await mayFinish
          return 'finished'
        })
      },
    })
    const { address } = server
    const open = fetch(`${address}/slow`)
    await inHandler
    const stopped = server.stop()
    server = null
    await expect
      .poll(() =>
        fetch(`${address}/healthz`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .not.toBe(200)
    finish()
    expect(await (await open).text()).toBe('finished')
    await stopped
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed')
  })

  test('the server waits for an upload that is still arriving when it is stopped', async () => {
    let begun = (): void => undefined
    const uploading = new Promise<void>((resolve) => {
      begun = resolve
    })
    server = await start({
      pages: async () => async (app) => {
        app.post('/upload', { onRequest: async () => begun() }, async ({ body }) => body)
      },
    })
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
    let response = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      response += part
    })
    socket.write('POST /upload HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"a":')
    await uploading
    const stopped = server.stop()
    server = null
    socket.write('"sofa"')
    socket.write('}')
    await once(socket, 'close')
    await stopped
    expect(response).toMatch(/^HTTP\/1\.1 200 [^]*\{"a":"sofa"\}$/)
  })

  test.each(['192.0.2.1', 'no such host'])('a start with the HOST %s ends with a line that names the setting', async (host) => {
    const config = { ...readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }), host }
    await expect(startServer(config, { shop: quickShop, mode: 'test', pages: null })).rejects.toThrow(
      new SettingError('HOST', host, 'an address of this machine'),
    )
  })

  test('the server releases the data folder when it fails to start', async () => {
    await expect(start({ prepare: () => Promise.reject(new Error('the demo is broken')) })).rejects.toThrow('the demo is broken')
    server = await start()
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  })
})
