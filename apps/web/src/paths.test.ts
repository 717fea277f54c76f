import { styles } from '@shop/domain'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

const routes = Object.entries(paths).map(([id, { pattern }]) => ({ id, path: pattern }))
const match = (address: string) => {
  const found = matchRoutes(routes, address)?.at(-1)
  return found && { id: found.route.id, params: found.params }
}

test('every style has an address that leads back to it; the one with a slash is encoded', () => {
  expect(paths.style.href('Antique/Royal')).toBe('/styles/antique%2Froyal')
  for (const style of styles) {
    expect(match(paths.style.href(style))).toEqual({ id: 'style', params: { style: style.toLowerCase() } })
  }
})

test('addresses match without regard to case, and with a slash at the end', () => {
  expect(match('/Shop/')).toEqual({ id: 'shop', params: {} })
  expect(match('/PRODUCT/7')).toEqual({ id: 'product', params: { productId: '7' } })
})

test('an id stays one part of the address, whatever is in it', () => {
  expect(match(paths.product.href('a/b?c#d'))).toEqual({ id: 'product', params: { productId: 'a/b?c#d' } })
})
