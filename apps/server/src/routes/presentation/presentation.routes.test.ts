import type { Presentation } from '@shop/api'
import { beforeAll, describe, expect, test } from 'vitest'
import shop from '../../../../../shop.config.ts'
import { createEncoder } from '../../media/encoder.ts'
import type { PreparePicture } from '../../media/encoder.ts'
import type { Media } from '../../media/media.ts'
import { createMedia } from '../../media/media.ts'
import { StoreUnavailableError } from '../../media/media-store.ts'
import { createMemoryStore } from '../../media/testing/memory-store.ts'
import type { MemoryStore } from '../../media/testing/memory-store.ts'
import { ShopFileError, checkShop, shopFolder } from '../../shop-file.ts'
import { describeDatabases, openTestDatabase } from '../../testing/databases.ts'
import { useTestShop } from '../../testing/shop.ts'
import { deleteUnusedPictures } from '../../pictures/delete-unused-pictures.ts'
import { presentShop } from '../../presentation/present-shop.ts'

const plainPrepare: PreparePicture = async () => ({
  width: 1200,
  height: 1200,
  widths: [320],
  placeholder: '',
  quick: Buffer.from('picture'),
})

describeDatabases("pictures of the shop's presentation", (open) => {
  const testShop = useTestShop(open)
  let store: MemoryStore
  let media: Media
  beforeAll(() => {
    store = createMemoryStore()
    media = createMedia(store, { ...createEncoder(), prepare: plainPrepare })
  })

  test('the pictures of the shop are stored like any other, each with the alternative text of its place', async () => {
    const { pictures, catalogues, team } = await presentShop(shop, shopFolder, { database: testShop.database, media })
    expect(pictures.map(({ place }) => place)).toEqual([
      'about',
      'design',
      'manufacturing',
      'logistics',
      'clientSupport',
      'showroom',
    ])
    expect(catalogues).toHaveLength(7)
    expect(team.map(({ image }) => image)).toEqual([null, null])
    for (const { image } of [...pictures, ...catalogues]) {
      expect(image.url).toMatch(/^\/media\/[0-9a-f]{32}-320\.jpg$/)
      expect(store.files.has(`${image.public_id}-320.jpg`)).toBe(true)
      expect(image.alt).not.toBe('')
    }
  })

  test('the pictures of the shop stay when a product that uses one of them is deleted', async () => {
    const { pictures } = await presentShop(shop, shopFolder, { database: testShop.database, media })
    expect(
      await deleteUnusedPictures(
        testShop.database,
        pictures.map(({ image }) => image.public_id),
      ),
    ).toEqual([])
  })

  test('the pictures of the shop are recorded once, however often the server starts', async () => {
    const versionOf = async () => (await testShop.database.pool.query('select version from catalogue_state')).rows[0].version
    await presentShop(shop, shopFolder, { database: testShop.database, media })
    const before = await versionOf()
    await presentShop(shop, shopFolder, { database: testShop.database, media })
    expect(await versionOf()).toBe(before)
  })

  test('the shop starts while the store of pictures is away, with the pictures that an earlier start has stored', async () => {
    const before = await presentShop(shop, shopFolder, { database: testShop.database, media })
    const away = () => Promise.reject(new StoreUnavailableError('The store of pictures does not respond to GET: ECONNREFUSED.'))
    const blind = createMedia({ ...store, open: away, put: away }, { ...createEncoder(), prepare: plainPrepare })
    expect(await presentShop(shop, shopFolder, { database: testShop.database, media: blind })).toEqual(before)
    const other = { ...shop, pictures: { ...shop.pictures, showroom: { file: 'demo/images/abuja-drum-1.webp', alt: '' } } }
    await expect(presentShop(other, shopFolder, { database: testShop.database, media: blind })).rejects.toThrow(
      StoreUnavailableError,
    )
  })

  test.each([
    ['demo/images/nothing.webp', 'There is no such file.'],
    ['demo/catalogue.json', 'This file is not a JPEG, PNG, WebP or AVIF picture.'],
  ])('the pictures of the shop are rejected with one line that names them: %s', async (file, reason) => {
    const wrong = { ...shop, pictures: { ...shop.pictures, showroom: { file, alt: 'The showroom' } } }
    await expect(presentShop(wrong, shopFolder, { database: testShop.database, media })).rejects.toThrow(
      new ShopFileError(`In shop.config.ts, pictures.showroom.file is '${file}': ${reason}`),
    )
  })
})

describe('the presentation of the shop', () => {
  const testShop = useTestShop(openTestDatabase)

  test('the presentation contains the opening hours in words and the map at zoom 17', async () => {
    const { status, body } = await testShop.get('/api/presentation')
    expect(status).toBe(200)
    const { hours, map } = body as Presentation
    expect(hours.map((line) => `${line.days} ${line.hours}`)).toEqual([
      'Mon-Fri 9:00 AM-6:00 PM',
      'Sat 10:00 AM-4:00 PM',
      'Sun closed',
    ])
    expect(map.embed).toContain('z=17')
  })

  test('the server does not start with an invalid value in the presentation', () => {
    expect(() => checkShop({ ...shop, email: 'nobody' })).toThrow(
      new ShopFileError("In shop.config.ts, email is 'nobody', but it must be an e-mail address."),
    )
    expect(() => checkShop(shop)).not.toThrow()
  })
})
