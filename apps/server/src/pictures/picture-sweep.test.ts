import { createProductPayload } from '@shop/api/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { milliseconds } from '../clock.ts'
import { createMemoryStore } from '../media/testing/memory-store.ts'
import { drawPicture } from '../media/testing/pictures.ts'
import { send } from '../testing/send.ts'
import { describeDatabases } from '../testing/databases.ts'
import { signIn } from '../testing/users.ts'
import { useTestShop } from '../testing/shop.ts'
import { createPictureLocks } from './picture-locks.ts'
import { sweepPictures } from './picture-sweep.ts'

describeDatabases('leftover pictures of a killed save', (open) => {
  const store = createMemoryStore()
  const shop = useTestShop(open, undefined, { mediaStore: store })
  const day = milliseconds.day
  let shown: string[] = []
  beforeAll(async () => {
    const { cookie } = await signIn(shop.database, 'admin')
    const bytes = await drawPicture({ width: 40, height: 30 }).png().toBuffer()
    const images = [{ url: `data:image/png;base64,${bytes.toString('base64')}`, isNew: true as const }]
    const { status } = await send(shop, 'POST /api/admin/operations/addProduct', createProductPayload({ images }), cookie)
    expect(status).toBe(200)
    shown = [...store.files.keys()]
  })
  beforeEach(() => {
    for (const name of store.files.keys()) if (!shown.includes(name)) void store.delete(name)
  })
  const sweep = () =>
    sweepPictures({
      database: shop.database,
      store,
      locks: createPictureLocks(shop.database),
      olderThan: new Date(Date.now() - day),
      cardsOlderThan: new Date(Date.now() - 30 * day),
      signal: new AbortController().signal,
    })
  const lost = 'f'.repeat(32)

  test('leftover pictures of a killed save are removed after a day, with or without metadata, while used ones stay', async () => {
    for (const name of [
      `${lost}-320.avif`,
      `${lost}-og.jpg`,
      `${lost}.original`,
      `${lost}.json`,
      `${'e'.repeat(32)}-40.webp`,
      'a-draft.part',
    ]) {
      await store.put(name, Buffer.from('x'))
    }
    store.age(2 * day)
    expect(await sweep()).toBe(6)
    expect([...store.files.keys()]).toEqual(shown)
  })

  test('preview cards are removed after 30 days', async () => {
    const name = 'card-product-00000000-0000-4000-8000-000000000000-0123456789abcdef0123.jpg'
    await store.put(name, Buffer.from('x'))
    store.age(29 * day)
    expect(await sweep()).toBe(0)
    store.age(2 * day)
    expect(await sweep()).toBe(1)
    expect(store.files.has(name)).toBe(false)
  })

  test('leftover pictures of a killed save are removed with their record when nothing uses them', async () => {
    await store.put(`${lost}.json`, Buffer.from('{}'))
    await shop.database.pool.query(
      `insert into pictures (public_id, url, width, height, widths, placeholder) values ($1, '/x', 40, 30, '{40}', '')`,
      [lost],
    )
    store.age(2 * day)
    expect(await sweep()).toBe(1)
    const { rows } = await shop.database.pool.query('select count(*)::int as count from pictures')
    expect(rows).toEqual([{ count: 1 }])
  })

  test('leftover pictures of a killed save stay while one of their files is recent, because a save may be running', async () => {
    await store.put(`${lost}-320.avif`, Buffer.from('x'))
    store.age(2 * day)
    await store.put(`${lost}.json`, Buffer.from('x'))
    await store.put('a-draft.part', Buffer.from('x'))
    expect(await sweep()).toBe(0)
    expect([...store.files.keys()].sort()).toEqual([...shown, `${lost}-320.avif`, `${lost}.json`, 'a-draft.part'].sort())
  })

  test('leftover pictures of a killed save are distinguished from foreign files in the same bucket', async () => {
    await store.put('holiday.jpg', Buffer.from('x'))
    await store.put(`${lost}.pdf`, Buffer.from('x'))
    store.age(2 * day)
    expect(await sweep()).toBe(0)
  })
})
