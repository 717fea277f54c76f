import { expect, it } from 'vitest'
import { registeredOnce } from './registered-once.ts'
import { holds, responds } from './routes.ts'

it('keeps a route for the next request that would get another response otherwise', () => {
  const [all, next, other] = [responds('/cart', 1), responds('/cart', 1, 'once'), responds('/cart', 2, 'once')]
  const elsewhere = responds('/wishlist', 1, 'once')
  expect(registeredOnce([all, next, elsewhere, next, other, next, next])).toEqual([all, elsewhere, other, next, next])
})

it('leaves out a route that a later one replaces before any action', () => {
  const [all, next, action] = [responds('/cart', 1), responds('/cart', 2, 'once'), "await page.goto('/cart')"]
  expect(registeredOnce([next, action, holds('/cart'), next, holds('/wishlist'), all])).toEqual([
    next,
    action,
    holds('/wishlist'),
    all,
  ])
})
