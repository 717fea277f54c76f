import { createAdmin, createFakeApi, createUser } from '@shop/api/testing'
import type { User } from '@shop/api'
import { createStaticHandler, RouterContextProvider } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { createRoutes } from '../../routes.tsx'
import { servicesContext } from '../services/services.ts'
import type { Guard } from './guard.ts'
import { guardedLoader } from './guarded-loader.ts'

const people = { visitor: null, customer: createUser(), admin: createAdmin() }

async function open(guard: Guard, user: User | null) {
  const load = vi.fn(() => 'page')
  const handler = createStaticHandler([{ id: 'page', path: '*', loader: guardedLoader(guard, load) }])
  const currentUser = vi.fn(async () => user)
  const requestContext = new RouterContextProvider()
  requestContext.set(servicesContext, {
    api: async () => createFakeApi().client,
    adminApi: async () => createFakeApi().client,
    memory: null,
    currentUser,
  })
  const response = await handler.query(new Request('https://shop.example/guarded'), { requestContext })
  const shown = response instanceof Response ? response.headers.get('location') : (response.loaderData['page'] as string)
  return { shown, status: response instanceof Response ? response.status : response.statusCode, load, currentUser }
}

describe('a page with a guard', () => {
  test.each([
    ['admin', 'visitor', '/'],
    ['admin', 'customer', '/'],
    ['admin', 'admin', 'page'],
    ['guest', 'visitor', 'page'],
    ['guest', 'customer', '/'],
    ['guest', 'admin', '/admin/dashboard'],
    ['account', 'visitor', 'page'],
    ['account', 'customer', 'page'],
    ['account', 'admin', '/admin/dashboard'],
  ] as const)('a page with the guard "%s", opened by a %s, leads to: %s', async (guard, role, expected) => {
    const { shown, status, load } = await open(guard, people[role])
    expect(shown).toBe(expected)
    expect(status).toBe(expected === 'page' ? 200 : 302)
    expect(load).toHaveBeenCalledTimes(expected === 'page' ? 1 : 0)
  })

  test('only the guard "guest" asks the server for the session', async () => {
    expect((await open('guest', null)).currentUser).toHaveBeenCalledWith({ isFresh: true })
    expect((await open('admin', null)).currentUser).toHaveBeenCalledWith({ isFresh: false })
  })
})

test('redirects /login to /profile, regardless of case', async () => {
  const handler = createStaticHandler(createRoutes())
  const response = (await handler.query(new Request('https://shop.example/Login'))) as Response
  expect([response.status, response.headers.get('location')]).toEqual([302, '/profile'])
})
