import { createImage } from '@shop/api/testing'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import shop from '../../../shop.config.ts'
import { handleOf } from './app/routing/page.tsx'
import { createRoutes } from './routes.tsx'
import { admin } from './screens/admin/admin.page.ts'

const declarations = import.meta.glob<Record<string, RouteObject>>('./screens/**/*.page.ts', { eager: true })
const flatten = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flatten(route.children ?? [])])
const routes = flatten(createRoutes())

describe.each(Object.entries(declarations))('%s', (file, declaration) => {
  const [route] = Object.values(declaration)

  it('the id of a route is the path of its folder, which names its chunk in the manifest', () => {
    expect(file.startsWith(`./screens/${route!.id}/`)).toBe(true)
    expect(Object.values(declaration)).toHaveLength(1)
  })

  it('a declared page is one of the routes', () => {
    expect(routes.filter(({ id }) => id === route!.id)).toEqual([route])
  })
})

it('the sitemap has the categories and styles of the showcase only', () => {
  const image = createImage()
  const showcase = {
    heroes: [],
    categories: [{ category: 'Living Room' as const, image }],
    styles: [{ style: 'Antique/Royal' as const, image }],
  }
  const listed = routes.flatMap((route) => handleOf(route)?.sitemap?.(showcase) ?? [])
  expect(listed.filter((path) => /\/shop|\/styles/.test(path))).toEqual([
    '/shop',
    '/shop?view=collections',
    '/shop?category=Living+Room',
    '/styles/antique%2Froyal',
  ])
})

describe('the admin pages', () => {
  const facts = { shop, publicUrl: 'https://shop.example', year: 2026 }
  const below = routes.filter(({ path, handle }) => path?.startsWith('/admin/') && handle !== undefined)

  it('the pages inside the layout of the admin pages are those that only admins may see, all below /admin/', () => {
    const guarded = routes.filter((route) => handleOf(route)?.guard === 'admin')
    expect(admin.children).toEqual(expect.arrayContaining(guarded))
    expect(guarded).toHaveLength(admin.children!.length)
    expect(below).toEqual(expect.arrayContaining(guarded))
  })

  it.each(below)('search engines do not list $path', async (route) => {
    const { head, sitemap } = handleOf(route)!
    const readHead = await head()
    const data = undefined as never
    expect(readHead({ data, url: new URL(route.path!, facts.publicUrl), facts })).toMatchObject({ isUnlisted: true })
    expect(sitemap).toBeUndefined()
  })
})
