import { createProductPayload } from '@shop/api/testing'
import { beforeAll, expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { send } from '../../testing/send.ts'
import { useTestShop } from '../../testing/shop.ts'
import { guestCookie, signIn } from '../../testing/users.ts'

describeDatabases('the downloads of the catalogue', (open) => {
  const shop = useTestShop(open, undefined, { clock: () => new Date('2026-11-23T10:00:00Z') })
  let admin = ''
  beforeAll(async () => {
    admin = (await signIn(shop.database, 'admin')).cookie
    await shop.database.pool.query('delete from products; delete from collections')
    for (const name of ['Oba chair', 'Eko sofa']) {
      await send(
        shop,
        'POST /api/admin/operations/addProduct',
        { ...createProductPayload({ name, images: [] }), visibility: 'draft' },
        admin,
      )
    }
  })
  const get = (path: string, cookie = admin) => shop.app.inject({ url: `/api/admin/${path}`, headers: { cookie } })
  const names = async (path: string) => [...(await get(path)).body.matchAll(/^product,[^,]*,([^,]*)/gm)].map(([, name]) => name)

  test('a download is a CSV file with a date, and nothing caches it', async () => {
    const { statusCode, headers, body } = await get('products.csv')
    expect([statusCode, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="products-2026-11-23.csv"',
      'no-store',
    ])
    expect(body.startsWith('\ufefftype,slug,name,')).toBe(true)
    expect((await get('collections.csv')).headers['content-disposition']).toBe(
      'attachment; filename="collections-2026-11-23.csv"',
    )
  })

  test('a download has the products that match the filters and the search, or all of them', async () => {
    expect(await names('products.csv')).toEqual(['Eko sofa', 'Oba chair'])
    expect(await names('products.csv?visibility=draft&search=eko')).toEqual(['Eko sofa'])
    expect(await names('products.csv?visibility=hidden')).toEqual([])
    expect((await get('products.csv?visibility=secret')).statusCode).toBe(400)
  })

  test.each(['products.csv', 'collections.csv'])('only admins get %s', async (path) => {
    const customer = (await signIn(shop.database, 'customer')).cookie
    const statuses = await Promise.all(
      ['', guestCookie(), customer, admin].map(async (cookie) => (await get(path, cookie)).statusCode),
    )
    expect(statuses).toEqual([401, 401, 403, 200])
  })
})
