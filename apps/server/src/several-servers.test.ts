import { createProductPayload, createSignUp, createProduct } from '@shop/api/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from './db/database.ts'
import type { Database } from './db/database.ts'
import { createMemoryStore } from './media/testing/memory-store.ts'
import { drawPicture } from './media/testing/pictures.ts'
import { addProducts, productDraft } from './testing/catalogue.ts'
import { openPostgresqlTestDatabase } from './testing/databases.ts'
import { signIn } from './testing/people.ts'
import { buildTestApp } from './testing/shop.ts'

const url = inject('postgresqlUrl')

describe.skipIf(url === null)('two servers on one PostgreSQL and one store of pictures', () => {
  const databases: Database[] = []
  const servers: FastifyInstance[] = []
  let sofa = ''
  beforeAll(async () => {
    const mediaStore = createMemoryStore()
    const first = await openPostgresqlTestDatabase(url ?? '')
    databases.push(first, await openDatabase({ databaseUrl: first.url, dataFolder: '' }))
    ;[sofa = ''] = await addProducts(first.orm, [productDraft(createProduct({ name: 'Sofa', images: [] }))])
    for (const database of databases) servers.push(await buildTestApp(database, { mediaStore }))
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    for (const database of databases) await database.close()
  })
  const [one, other] = [() => servers[0] as FastifyInstance, () => servers[1] as FastifyInstance]

  test('who signs in on one is known to the other, and has one cart', async () => {
    const signedUp = await one().inject({ method: 'POST', url: '/api/auth/signup', payload: createSignUp() })
    const cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? ''
    expect((await other().inject({ url: '/api/auth/check', headers: { cookie } })).json()).toEqual(signedUp.json())

    const payload = { itemId: sofa, itemType: 'Product', quantity: 1 }
    const added = await Promise.all(Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? one() : other()).inject({ method: 'PUT', url: '/api/cart/add', payload, headers: { cookie } })))
    expect(new Set(added.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await one().inject({ url: '/api/cart', headers: { cookie } })).json()).toMatchObject({ cart: [{ item: sofa, quantity: 50 }] })

    await one().inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } })
    expect((await other().inject({ url: '/api/cart', headers: { cookie } })).statusCode).toBe(401)
  })

  test('a product that is saved on one is read fresh on the other, also where it was kept, with its new picture', async () => {
    const { cookie } = await signIn(databases[0] as Database, 'admin')
    const read = async () => (await other().inject(`/api/products/${sofa}`)).json()
    expect([(await read()).name, (await read()).name]).toEqual(['Sofa', 'Sofa'])

    const picture = await drawPicture({ width: 24, height: 24 }).png().toBuffer()
    const images = [{ url: `data:image/png;base64,${picture.toString('base64')}`, isNew: true as const }]
    const saved = await one().inject({
      method: 'PUT',
      url: `/api/admin/operations/updateProduct/${sofa}`,
      payload: createProductPayload({ name: 'Better sofa', images }),
      headers: { cookie },
    })
    expect(saved.statusCode).toBe(200)
    await expect.poll(read, { timeout: 10_000 }).toEqual(saved.json())
    expect((await other().inject(saved.json().images[0].url)).headers['content-type']).toBe('image/jpeg')
  })
})
