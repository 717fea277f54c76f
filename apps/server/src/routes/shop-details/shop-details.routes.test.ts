import { createShopDetails } from '@shop/api/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { send } from '../../testing/send.ts'
import { buildTestApp, useTestShop } from '../../testing/shop.ts'
import { signIn } from '../../testing/users.ts'
import shopFile from '../../../../../shop.config.ts'

const { version: _, ...details } = createShopDetails()

describeDatabases('the details of the shop', (open) => {
  const shop = useTestShop(open)
  let other: FastifyInstance
  let admin = ''
  const read = async () => (await send(shop, 'GET /api/admin/shop', undefined, admin)).body
  const save = (version: unknown, changes: object = {}) =>
    send(shop, 'PUT /api/admin/operations/updateShop', { version, ...details, ...changes }, admin)
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
    const { phone, chatNumber, address, coordinates, hours, social } = shopFile
    expect(await read()).toEqual({ version: 0, phone, chatNumber, address, coordinates, hours, social })
  })

  test('a save shows its details on every server at once, even where a response was cached', async () => {
    const before = await hoursOn(other)
    expect(await hoursOn(shop.app)).toEqual(before)
    const { version } = await read()
    const saved = await save(version, { chatNumber: '2348099999999', hours: { ...details.hours, monday: null } })
    expect(saved).toMatchObject({ status: 200, body: { chatNumber: '2348099999999', version: Number(version) + 1 } })
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
      'Somebody else has changed these details meanwhile. Load them again before you save them.',
    )
  })

  test.each([
    ['phone', 'call me', 'Enter a phone number of 10 to 15 digits, such as +234 800 000 0000.'],
    ['chatNumber', '08000000000', 'Enter the chat number with its country code, 10 to 15 digits, such as 2348000000000.'],
    ['address.street', '  ', 'Street is required.'],
    ['address.countryCode', 'Nigeria', 'Enter the country code as two capital letters, such as NG.'],
    ['coordinates.latitude', 91, 'Enter a latitude from -90 to 90, such as 6.4474.'],
    ['hours.friday', ['18:00', '09:00'], 'Enter an opening time and a later closing time, or mark the day as closed.'],
    ['social.x', 'javascript:alert(1)', 'Enter the link of your X page. It begins with https://.'],
    ['social.instagram', 'http://instagram.com/a', 'Enter the link of your Instagram page. It begins with https://.'],
  ])('a save is rejected with a sentence when %s is %j', async (path, value, message) => {
    const before = await read()
    const [fact, part] = path.split('.') as [keyof typeof details, string?]
    const changed = part === undefined ? value : { ...(details[fact as keyof typeof details] as object), [part]: value }
    const response = await save(before['version'], { [fact]: changed })
    expect(response).toMatchObject({ status: 422, body: { issues: [{ path, message }] } })
    expect(await read()).toEqual(before)
  })
})
