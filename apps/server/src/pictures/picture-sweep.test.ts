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
  let shown: string[] = []
  beforeAll(async () => {
    const { cookie } = await signIn(shop.database, 'admin')
    const bytes = await drawPicture({ width: 40, height: 30 }).png().toBuffer()
    const images = [{ url: `data:image/png;base64,${bytes.toString('base64')}`, isNew: true as const }]
    const { status } = await send(shop, 'POST /api/admin/operations/addProduct', createProductPayload({ images }), cookie)
    expect(status).toBe(200)
    shown = [...store.files.keys()]
  })
  beforeEach(async () => {
    for (const name of store.files.keys()) if (!shown.includes(name)) void store.delete(name)
    await shop.database.pool.query('delete from leftover_pictures')
  })
  /** Sweeps after this number of days. */
  const sweep = (days: number, database = shop.database) =>
    sweepPictures({
      database,
      store,
      locks: createPictureLocks(database),
      now: new Date(Date.now() + days * milliseconds.day),
      signal: new AbortController().signal,
    })
  const lost = 'f'.repeat(32)

  test('leftover pictures of a killed save are removed 30 days after they were found, with or without metadata, while used ones stay', async () => {
    for (const name of [`${lost}-320.avif`, `${lost}-og.jpg`, `${lost}.original`, `${lost}.json`, `${'e'.repeat(32)}-40.webp`]) {
      await store.put(name, Buffer.from('x'))
    }
    expect([await sweep(2), await sweep(31)]).toEqual([0, 0])
    expect(await sweep(33)).toBe(5)
    expect([...store.files.keys()]).toEqual(shown)
  })

  test('an unfinished file of a killed save is removed after a day', async () => {
    await store.put('a-draft.part', Buffer.from('x'))
    expect([await sweep(0), await sweep(2)]).toEqual([0, 1])
    expect([...store.files.keys()]).toEqual(shown)
  })

  test('pictures of another database with the same store are not removed at the first starts with this one', async () => {
    const other = await open()
    try {
      expect([await sweep(365, other), await sweep(394, other)]).toEqual([0, 0])
      expect([...store.files.keys()]).toEqual(shown)
    } finally {
      await other.close()
    }
  })

  test('a leftover picture that was used meanwhile waits 30 days again', async () => {
    const [used] = shown
    const publicId = used!.slice(0, 32)
    await shop.database.pool.query('create table kept as select * from product_images; delete from product_images')
    expect(await sweep(2)).toBe(0)
    await shop.database.pool.query('insert into product_images select * from kept')
    expect(await sweep(20)).toBe(0)
    await shop.database.pool.query('delete from product_images')
    expect([await sweep(40), await sweep(69)]).toEqual([0, 0])
    await shop.database.pool.query('insert into product_images select * from kept; drop table kept')
    expect([...store.files.keys()].filter((name) => name.startsWith(publicId))).not.toEqual([])
  })

  test('preview cards are removed after 30 days', async () => {
    const name = 'card-product-00000000-0000-4000-8000-000000000000-0123456789abcdef0123.jpg'
    await store.put(name, Buffer.from('x'))
    expect([await sweep(29), await sweep(31)]).toEqual([0, 1])
    expect(store.files.has(name)).toBe(false)
  })

  test('leftover pictures of a killed save are removed with their record when nothing uses them', async () => {
    await store.put(`${lost}.json`, Buffer.from('{}'))
    await shop.database.pool.query(
      `insert into pictures (public_id, url, width, height, widths, placeholder) values ($1, '/x', 40, 30, '{40}', '')`,
      [lost],
    )
    expect([await sweep(2), await sweep(33)]).toEqual([0, 1])
    const { rows } = await shop.database.pool.query('select count(*)::int as count from pictures')
    expect(rows).toEqual([{ count: 1 }])
  })

  test('leftover pictures of a killed save stay while one of their files is recent, because a save may be running', async () => {
    await store.put(`${lost}-320.avif`, Buffer.from('x'))
    await sweep(2)
    store.age(40 * milliseconds.day)
    await store.put(`${lost}.json`, Buffer.from('x'))
    expect(await sweep(0)).toBe(0)
    expect([...store.files.keys()].sort()).toEqual([...shown, `${lost}-320.avif`, `${lost}.json`].sort())
  })

  test('leftover pictures of a killed save are distinguished from foreign files in the same bucket', async () => {
    await store.put('holiday.jpg', Buffer.from('x'))
    await store.put(`${lost}.pdf`, Buffer.from('x'))
    expect([await sweep(2), await sweep(33)]).toEqual([0, 0])
  })
})
