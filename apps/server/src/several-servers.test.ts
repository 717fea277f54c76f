import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product, ProductPage } from '@shop/api'
import { createProductPayload, createSignUp } from '@shop/api/testing'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { drawPicture } from './media/testing/pictures.ts'
import { startS3 } from './testing/s3.ts'
import type { TestS3 } from './testing/s3.ts'
import { startServerProcess } from './testing/server-process.ts'
import type { ServerProcess } from './testing/server-process.ts'

const url = inject('postgresqlUrl')

describe.skipIf(url === null)('two processes on one PostgreSQL and one picture store', () => {
  const admin = { email: 'owner@shop.example', password: 'Correct7horse' }
  let folder = ''
  let databaseUrl = ''
  let s3: TestS3
  let servers: ServerProcess[] = []
  let adminCookie = ''
  let sofa = ''
  let drawn = 0

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-several-'))
    s3 = await startS3()
    databaseUrl = await makeEmptyDatabase()
    // Both servers start at once on a database without tables.
    servers = await Promise.all([startOne('one'), startOne('other')])
    adminCookie = sessionOf(await send(0, 'POST', '/api/admin/login', admin))
    const form = createProductPayload({ name: 'Sofa', images: [] })
    sofa = (await json(send(0, 'POST', '/api/admin/operations/addProduct', form, adminCookie)))._id
  }, 120_000)
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGTERM')))
    await s3?.remove()
    await rm(folder, { recursive: true })
  })

  async function makeEmptyDatabase(): Promise<string> {
    const client = new Client({ connectionString: url ?? '' })
    await client.connect()
    const name = `several_${randomUUID().replaceAll('-', '')}`
    await client.query(`create database ${name}`)
    await client.end()
    const own = new URL(url ?? '')
    own.pathname = `/${name}`
    return own.href
  }

  function startOne(name: string): Promise<ServerProcess> {
    return startServerProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, name),
      S3_ENDPOINT: s3.settings.endpoint,
      S3_BUCKET: s3.settings.bucket,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    })
  }

  function send(server: number, method: string, path: string, body?: object, cookie = '', key = ''): Promise<Response> {
    return fetch(`${servers[server]?.address}${path}`, {
      method,
      headers: { cookie, 'idempotency-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  const sessionOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const json = async (response: Promise<Response>) => (await (await response).json()) as Product

  async function newPicture() {
    drawn += 1
    const bytes = await drawPicture({ width: 24, height: 24 }, drawn).png().toBuffer()
    return [{ url: `data:image/png;base64,${bytes.toString('base64')}`, isNew: true as const }]
  }

  test('two processes migrate an empty database once and create one admin when they start together', async () => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const {
      rows: [counts],
    } = await client.query(`select
      (select count(*)::int from drizzle.__drizzle_migrations) as applied,
      (select count(distinct hash)::int from drizzle.__drizzle_migrations) as different,
      (select count(*)::int from users where role = 'admin') as admins`)
    await client.end()
    expect(counts.applied).toBe(counts.different)
    expect(counts.applied).toBeGreaterThan(0)
    expect(counts.admins).toBe(1)
  })

  test('two processes on one database share sessions and carts', async () => {
    const signedUp = await send(0, 'POST', '/api/auth/signup', createSignUp())
    const cookie = sessionOf(signedUp)
    expect(await json(send(1, 'GET', '/api/auth/check', undefined, cookie))).toEqual(await signedUp.json())

    const line = { itemId: sofa, itemType: 'Product', quantity: 1 }
    const added = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(index % 2, 'PUT', '/api/cart/add', line, cookie)),
    )
    expect(new Set(added.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await json(send(0, 'GET', '/api/cart', undefined, cookie))).toMatchObject({ cart: [{ item: sofa, quantity: 50 }] })

    await send(0, 'POST', '/api/auth/logout', undefined, cookie)
    expect((await send(1, 'GET', '/api/cart', undefined, cookie)).status).toBe(401)
  })

  test('an addition to the cart that a browser sends again counts once, also on another process', async () => {
    const cookie = sessionOf(await send(0, 'POST', '/api/auth/signup', createSignUp({ email: 'twice@example.com' })))
    const [line, key] = [{ itemId: sofa, itemType: 'Product', quantity: 2 }, randomUUID()]
    const added = await Promise.all([0, 1].map((server) => json(send(server, 'PUT', '/api/cart/add', line, cookie, key))))
    expect(added).toMatchObject(Array(2).fill({ cart: [{ item: sofa, quantity: 2 }] }))
  })

  test('a process serves a product that another one saved with a new picture, even where the old one was cached', async () => {
    const read = () => json(send(1, 'GET', `/api/products/${sofa}`))
    expect([(await read()).name, (await read()).name]).toEqual(['Sofa', 'Sofa'])
    const payload = createProductPayload({ name: 'Better sofa', images: await newPicture() })
    // Shoppers do not see the visibility.
    const { visibility: _, ...saved } = await json(
      send(0, 'PUT', `/api/admin/operations/updateProduct/${sofa}`, payload, adminCookie),
    )
    await expect.poll(read, { timeout: 10_000 }).toEqual(saved)
    expect((await send(1, 'GET', saved.images[0]?.url ?? '')).headers.get('content-type')).toBe('image/jpeg')
  })

  test('a process understands a synonym that was added on another one, even where its search was cached', async () => {
    const found = async () => {
      const page = (await (await send(1, 'GET', '/api/products?search=davenport')).json()) as ProductPage
      return page.products.map(({ _id }) => _id)
    }
    expect([await found(), await found()]).toEqual([[], []])
    await send(0, 'POST', '/api/admin/search/synonyms', { word: 'davenport', means: 'sofa' }, adminCookie)
    await expect.poll(found, { timeout: 10_000 }).toEqual([sofa])
  })

  test('two processes never lose the files of a picture that they save and delete concurrently', async () => {
    const images = await newPicture()
    const add = async (server: number) =>
      await json(send(server, 'POST', '/api/admin/operations/addProduct', createProductPayload({ images }), adminCookie))
    let last = await add(0)
    for (let round = 0; round < 8; round += 1) {
      const [, added] = await Promise.all([
        send(round % 2, 'DELETE', `/api/admin/operations/delProduct/${last._id}`, undefined, adminCookie),
        add((round + 1) % 2),
      ])
      const [image] = added.images
      for (const width of image?.widths ?? []) {
        const picture = await send(0, 'GET', (image?.url ?? '').replace(/-\d+\.jpg$/, `-${width}.avif`))
        expect([picture.status, (await picture.arrayBuffer()).byteLength > 0]).toEqual([200, true])
      }
      last = added
    }
  })
})
