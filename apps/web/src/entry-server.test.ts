import {
  catalogueCollections,
  catalogueHeroes,
  catalogueProducts,
  createAdmin,
  createEnquiry,
  createFakeApi,
  createUser,
  testLinkKey,
} from '@shop/api/testing'
import type { User } from '@shop/api'
import { createHttpTransport } from '@shop/api/client'
import { describe, expect, test, vi } from 'vitest'
import shop from '../../../shop.config.ts'
import { render } from './entry-server.tsx'

// A screen's modules are read and translated when a test first opens it.
vi.setConfig({ testTimeout: 60_000 })

const people = { visitor: null, customer: createUser(), admin: createAdmin() }
const facts = { shop, publicUrl: 'https://shop.example', year: 2026 }

const previewOf = async () => null

const transportTo = ({ handle }: ReturnType<typeof createFakeApi>) =>
  createHttpTransport({ fetch: handle, baseUrl: 'https://shop.example' })

async function open(path: string, user: User | null = null) {
  const accounts = user ? [{ user, password: 'Ada-Obi-2026' }] : []
  const api = createFakeApi({
    products: catalogueProducts,
    collections: catalogueCollections,
    heroes: catalogueHeroes,
    accounts,
    ...(user && { signedIn: user._id }),
  })
  return render(new Request(`https://shop.example${path}`), { facts, user, transport: transportTo(api), previewOf })
}

async function page(path: string, user?: User | null) {
  const result = await open(path, user)
  if (result.kind === 'redirect') throw new Error(`${path} leads to ${result.location}.`)
  return result
}

describe('a rendered page', () => {
  test('the server renders hearts and the cart for shoppers, and the dashboard link for an admin', async () => {
    const [visitor, admin] = [await page('/shop'), await page('/shop', people.admin)]
    for (const [{ renderBody }, isShopper] of [
      [visitor, true],
      [admin, false],
    ] as const) {
      const body = renderBody()
      expect(body.includes('aria-label="Wishlist: ')).toBe(isShopper)
      expect(body.includes('href="/cart"')).toBe(isShopper)
      expect(body.includes('Signup')).toBe(isShopper)
      expect(body.includes('Admin Dashboard')).toBe(!isShopper)
    }
  })

  test('the server renders Order Now for everybody but an admin', async () => {
    const path = `/product/${catalogueProducts[0]!._id}`
    expect((await page(path, people.customer)).renderBody()).toContain('Order Now')
    expect((await page(path, people.admin)).renderBody()).not.toContain('Order Now')
  })

  test.each(['visitor', 'customer', 'admin'] as const)(
    'the rendered page contains the user (%s), so that the browser does not request it again',
    async (role) => {
      expect(JSON.parse((await page('/shop', people[role])).state).user).toEqual(people[role])
    },
  )

  test('the server preloads the machines only for a page that needs them', async () => {
    expect((await page('/cart')).modules).toContain('src/app/shop/browser-shop.ts')
    expect((await page('/')).modules).toEqual(['src/screens/home'])
  })
})

test('the page of an enquiry has its preview card only for the right key', async () => {
  const api = createFakeApi({ enquiries: [{ enquiry: createEnquiry({ reference: 'ILE-7K2Q9X' }), linkKey: testLinkKey }] })
  const asked: string[] = []
  const heads = [testLinkKey, 'a'.repeat(22)].map(async (key) => {
    const result = await render(new Request(`https://shop.example/enquiry/ile-7k2q9x?key=${key}`), {
      facts,
      user: null,
      transport: transportTo(api),
      previewOf: async (path) => {
        asked.push(path)
        return { path: '/media/cards/card.jpg', alt: 'Eko Sofa' }
      },
    })
    return result.kind === 'page' && [result.status, result.head.includes('/media/cards/card.jpg'), result.head.includes(key)]
  })
  expect(await Promise.all(heads)).toEqual([
    [200, true, false],
    [404, false, false],
  ])
  expect(asked).toEqual(['/enquiry/ILE-7K2Q9X'])
})

describe('a page whose data cannot be read', () => {
  test.each([
    [503, 503],
    [500, 500],
    [429, 500],
  ])('after the status %s of an endpoint, the page has status %s', async (endpoint, expected) => {
    const transport = async () => ({ status: endpoint, body: { message: 'A sentence.' } })
    const result = await render(new Request('https://shop.example/shop'), { facts, user: null, transport, previewOf })
    expect(result).toMatchObject({ kind: 'page', status: expected })
  })
})

describe('a style chosen without JavaScript', () => {
  test.each([
    ['/styles/antique%2Froyal?to=Glam', '/styles/glam'],
    [
      '/styles/glam?category=Bedroom&sort=price-asc&to=Antique%2FRoyal',
      '/styles/antique%2Froyal?category=Bedroom&sort=price-asc',
    ],
  ])('redirects %s to the page of the chosen style and keeps the other choices: %s', async (path, location) => {
    expect(await open(path)).toEqual({ kind: 'redirect', status: 302, location })
  })

  test.each(['/styles/glam?to=Glam', '/styles/glam?to=', '/styles/glam?to=Baroque'])(
    'an invalid or unchanged style keeps the shopper on the page: %s',
    async (path) => {
      const body = (await page(path)).renderBody()
      expect(body).toContain('Glam Furniture')
      expect(body).toContain('action="/styles/glam"')
      expect(body).toContain('name="to"')
    },
  )
})

describe('a guarded page', () => {
  test.each([
    ['/admin/dashboard', 'visitor', '/'],
    ['/admin/dashboard?section=products', 'customer', '/'],
    ['/admin/products/new', 'visitor', '/'],
    ['/admin/products/edit/1', 'customer', '/'],
    ['/admin/collections/new', 'visitor', '/'],
    ['/admin/collections/edit/1', 'visitor', '/'],
    ['/admin/login', 'customer', '/'],
    ['/admin/login', 'admin', '/admin/dashboard'],
    ['/profile', 'admin', '/admin/dashboard'],
    ['/signup', 'admin', '/admin/dashboard'],
    ['/login', 'visitor', '/profile'],
    ['/admin/messages', 'admin', '/admin/enquiries'],
  ] as const)('opening %s as a %s redirects to %s', async (path, role, location) => {
    expect(await open(path, people[role])).toEqual({ kind: 'redirect', status: 302, location })
  })

  test.each([
    ['/admin/dashboard', 'admin'],
    ['/admin/login', 'visitor'],
    ['/profile', 'visitor'],
    ['/profile', 'customer'],
    ['/signup', 'customer'],
  ] as const)('%s can be opened by a %s', async (path, role) => {
    expect((await page(path, people[role])).status).toBe(200)
  })
})
