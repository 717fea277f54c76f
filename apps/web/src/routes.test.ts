import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createRoutes } from './routes.tsx'

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
