import { styles } from '@shop/domain'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

const routes = Object.entries(paths).map(([id, { pattern }]) => ({ id, path: pattern }))
const match = (address: string) => {
  const found = matchRoutes(routes, address)?.at(-1)
  return found && { id: found.route.id, params: found.params }
}

test('the address of a style, with an encoded slash, matches the route of the style', () => {
  expect(paths.style.href('Antique/Royal')).toBe('/styles/antique%2Froyal')
  for (const style of styles) {
    expect(match(paths.style.href(style))).toEqual({ id: 'style', params: { style: style.toLowerCase() } })
  }
})

test('routes match addresses regardless of case and of a trailing slash', () => {
  expect(match('/Shop/')).toEqual({ id: 'shop', params: {} })
  expect(match('/PRODUCT/7')).toEqual({ id: 'product', params: { productId: '7' } })
})

test('an id is encoded so that it stays one segment of the address', () => {
  expect(match(paths.product.href('a/b?c#d'))).toEqual({ id: 'product', params: { productId: 'a/b?c#d' } })
})
