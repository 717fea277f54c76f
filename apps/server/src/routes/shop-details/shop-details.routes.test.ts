import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Image, VersionedShopDetails } from '@shop/api'
import { createImage, createProductPayload, createShopDetails } from '@shop/api/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { deleteUnusedPictures } from '../../pictures/delete-unused-pictures.ts'
import { send } from '../../testing/send.ts'
import { savePictures } from '../../catalogue/picture-writer.ts'
import { importCatalogue } from '../../commands/import.ts'
import { createEncoder } from '../../media/encoder.ts'
import { createMedia } from '../../media/media.ts'
import { createMemoryStore } from '../../media/testing/memory-store.ts'
import { drawPicture } from '../../media/testing/pictures.ts'
import { buildTestApp, useTestShop } from '../../testing/shop.ts'
import { signIn } from '../../testing/users.ts'
import shopFile from '../../../../../shop.config.ts'

const { version: _, catalogues: _catalogues, heroes: _heroes, ...details } = createShopDetails()
const noPicture = { url: '/media/nothing-1280.jpg', public_id: 'nothing' }

describeDatabases('the details of the shop', (open) => {
  const store = createMemoryStore()
  // The e-catalogues of the file have this picture.
  const shop = useTestShop(open, (database) => savePictures(database.orm, [createImage()]), { mediaStore: store })
  let other: FastifyInstance
  let admin = ''
  const read = async () => (await send(shop, 'GET /api/admin/shop', undefined, admin)).body as unknown as VersionedShopDetails
  const save = async (version: unknown, changes: object = {}) => {
    const { catalogues, heroes } = await read()
    return send(shop, 'PUT /api/admin/operations/updateShop', { catalogues, heroes, version, ...details, ...changes }, admin)
  }
  const showcase = async () => (await shop.get('/api/showcase')).body as { heroes: Image[] }
  const isStored = ({ public_id: id }: Image) => [...store.files.keys()].some((name) => name.startsWith(id))
  const hoursOn = async (app: FastifyInstance) => {
    const { hours } = (await app.inject('/api/presentation')).json()
    return (hours as { days: string; hours: string }[]).map((line) => `${line.days} ${line.hours}`)
  }

  beforeAll(async () => {
    admin = (await signIn(shop.database, 'admin', { username: 'Bola Ade' })).cookie
    // A second server on the same database.
    other = await buildTestApp(shop.database)
  })
  afterAll(() => other?.close())

  test('the details of a new shop are those of shop.config.ts', async () => {
    const { phone, chatNumber, address, coordinates, hours, social, enquiryEmails, answers } = shopFile
    const facts = { version: 0, phone, chatNumber, address, coordinates, hours, social, enquiryEmails, answers, heroes: [] }
    expect(await read()).toEqual({ ...facts, catalogues: expect.any(Array) })
    expect((await read()).catalogues.map(({ title }) => title)).toEqual(shopFile.catalogues.map(({ title }) => title))
  })

  test('a save shows its details on every server at once, even where a response was cached', async () => {
    const before = await hoursOn(other)
    expect(await hoursOn(shop.app)).toEqual(before)
    const { version } = await read()
    const saved = await save(version, { chatNumber: '2348099999999', hours: { ...details.hours, monday: null } })
    expect(saved).toMatchObject({ status: 200, body: { chatNumber: '2348099999999', version: version + 1 } })
    expect(await read()).toEqual(saved.body)
    const after = ['Mon closed', 'Tue-Sat 9:00 AM-6:00 PM', 'Sun closed']
    expect(await hoursOn(shop.app)).toEqual(after)
    await expect.poll(() => hoursOn(other)).toEqual(after)
    expect(await other.currentShop()).toMatchObject({ name: 'Test shop', chatNumber: '2348099999999' })
  })

  test('the history names the changed details and the admin, and a save without changes adds nothing', async () => {
    const { version, ...current } = await read()
    const changes = async () => (await send(shop, 'GET /api/admin/overview', undefined, admin)).body['changes'] as object[]
    await save(version, { ...current, phone: '+234 1 234 5678', social: { ...details.social, x: 'https://x.com/atelier' } })
    const [last, ...earlier] = await changes()
    expect(last).toMatchObject({
      by: 'Bola Ade',
      action: 'changed',
      subject: 'Shop',
      subjectId: null,
      name: 'Phone, Social links',
    })
    const { version: next, ...unchanged } = await read()
    expect((await save(next, unchanged)).body['version']).toBe(next)
    expect(await changes()).toEqual([last, ...earlier])
  })

  test('of two admins who save the same version at once, one gets 409 and a sentence', async () => {
    const { version } = await read()
    const responses = await Promise.all(['2348011111111', '2348022222222'].map((chatNumber) => save(version, { chatNumber })))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(responses.find(({ status }) => status === 409)?.body.message).toBe(
      'Another admin has changed these details. Load them again before you save.',
    )
  })

  test.each([
    ['phone', 'call me', 'Enter a phone number of 10 to 15 digits, such as +234 800 000 0000.'],
    ['chatNumber', '08000000000', 'Enter the chat number with its country code, 10 to 15 digits, such as 2348000000000.'],
    ['address.street', '  ', 'Enter the street, in at most 120 characters.'],
    ['address.countryCode', 'Nigeria', 'Enter the country code as two capital letters, such as NG.'],
    ['coordinates.latitude', 91, 'Enter a latitude from -90 to 90, such as 6.4474.'],
    ['hours.friday', ['18:00', '09:00'], 'Enter an opening time and a later closing time, or mark the day as closed.'],
    ['social.x', 'javascript:alert(1)', 'Enter the link of your X page. It begins with https://.'],
    ['social.instagram', 'http://instagram.com/a', 'Enter the link of your Instagram page. It begins with https://.'],
  ])('a save is rejected with a sentence when %s is %j', async (path, value, message) => {
    const before = await read()
    const [fact, part] = path.split('.') as [keyof typeof details, string?]
    const changed = part === undefined ? value : { ...(details[fact as keyof typeof details] as object), [part]: value }
    const response = await save(before.version, { [fact]: changed })
    expect(response).toMatchObject({ status: 422, body: { issues: [{ path, message }] } })
    expect(await read()).toEqual(before)
  })

  test('a save without e-catalogues removes all, also those of the file', async () => {
    const { version } = await read()
    expect((await save(version, { catalogues: [] })).status).toBe(200)
    expect((await shop.get('/api/presentation')).body).toMatchObject({ catalogues: [] })
  })

  const drawn = async (seed: number, alt: string) => {
    const bytes = await drawPicture({ width: 24, height: 24 }, seed).png().toBuffer()
    return { url: `data:image/png;base64,${bytes.toString('base64')}`, isNew: true as const, alt }
  }

  test('new pictures of the home page and of an e-catalogue are stored and shown in their order', async () => {
    const { version } = await read()
    const [one, two, cover] = await Promise.all([drawn(1, 'One'), drawn(2, 'Two'), drawn(3, 'A cover')])
    const catalogues = [{ title: 'Chairs', href: 'https://designs.example/chairs', picture: cover }]
    const saved = await save(version, { heroes: [one, two], catalogues })
    expect(saved.status).toBe(200)
    expect((await showcase()).heroes.map(({ alt }) => alt)).toEqual(['One', 'Two'])
    expect((await shop.get('/api/presentation')).body).toMatchObject({
      catalogues: [{ title: 'Chairs', href: 'https://designs.example/chairs', image: { alt: 'A cover' } }],
    })
    const { heroes } = await read()
    await save(version + 1, { heroes: heroes.toReversed().map((hero) => ({ ...hero, alt: `${hero.alt}!` })) })
    expect((await showcase()).heroes.map(({ alt }) => alt)).toEqual(['Two!', 'One!'])
    const { body } = await send(shop, 'GET /api/admin/overview', undefined, admin)
    expect((body['changes'] as { name: string }[])[0]?.name).toBe('Hero pictures')
  })

  test('a picture of the shop stays when a product that shows it is deleted, and goes when nothing shows it any more', async () => {
    const { version, heroes, catalogues } = await read()
    const [first, second] = heroes as [Image, Image]
    const images = [await drawn(2, 'The same picture')]
    const { body: product } = await send(shop, 'POST /api/admin/operations/addProduct', createProductPayload({ images }), admin)
    expect((product['images'] as Image[])[0]?.public_id).toBe(first.public_id)
    const shown = [first, second, catalogues[0]!.picture]
    expect(
      await deleteUnusedPictures(
        shop.database,
        shown.map((image) => image.public_id),
      ),
    ).toEqual([])
    await save(version, { heroes: [first] })
    expect(shown.map(isStored)).toEqual([true, false, true])
  })

  test('a save gets 409 when an import has changed the hero pictures since its form was filled', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-details-'))
    const importHero = async (seed: number) => {
      const file = join(folder, 'catalogue.json')
      await writeFile(join(folder, 'hero.png'), await drawPicture({ width: 24, height: 24 }, seed).png().toBuffer())
      const fields = { category: 'Armchair', style: 'Glam', price: 5, items: '(1)', description: 'Soft.' }
      const products = [{ slug: 'throne', name: 'Throne', ...fields }]
      await writeFile(file, JSON.stringify({ heroes: [{ file: 'hero.png', alt: `Hero ${seed}` }], products }))
      await importCatalogue(file, { database: shop.database, media: createMedia(store, createEncoder()) })
    }
    try {
      await importHero(7)
      const { version, heroes } = await read()
      await importHero(7)
      expect(await save(version, { heroes, phone: '+2348012345678' })).toMatchObject({ status: 200 })
      const opened = await read()
      await importHero(8)
      expect(await save(opened.version, { heroes: opened.heroes, phone: '+2348012345679' })).toMatchObject({ status: 409 })
      expect(await read()).toMatchObject({ heroes: [{ alt: 'Hero 8' }], phone: '+2348012345678' })
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test.each([
    ['heroes.0', { heroes: [noPicture] }],
    ['catalogues.0.picture', { catalogues: [{ title: 'Chairs', href: 'https://designs.example/chairs', picture: noPicture }] }],
  ])('a save with an unknown picture at %s is rejected', async (path, changes) => {
    const before = await read()
    const message = 'This picture is no longer in the shop. Choose another one.'
    expect(await save(before.version, changes)).toMatchObject({ status: 422, body: { issues: [{ path, message }] } })
    expect(await read()).toEqual(before)
  })
})
