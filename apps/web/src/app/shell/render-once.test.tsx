import { catalogueProducts } from '@shop/api/testing'
import { LinkProvider } from '@shop/ui/components/link'
import { RenderOnceContext } from '@shop/ui/patterns/item-card'
import { ProductCard } from '@shop/ui/patterns/product-card'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RouterLink } from '../routing/RouterLink.tsx'
import { createRenderOnce } from './render-once.tsx'

const product = catalogueProducts[0]!

const card = (name = product.name, isWished = false) => (
  <LinkProvider component={RouterLink}>
    <ProductCard product={{ ...product, name }} href="/product/eko" isWished={isWished} onWishlistToggle={() => undefined} />
  </LinkProvider>
)

describe('content that is rendered once', () => {
  test('a card has the same HTML when it is rendered once as in a browser, the first time and later', () => {
    const renderOnce = createRenderOnce()
    const render = (element = card()) => renderToString(<RenderOnceContext value={renderOnce}>{element}</RenderOnceContext>)
    expect([render(), render()]).toEqual([renderToString(card()), renderToString(card())])
    expect(render(card('Ikoyi Sofa', true))).toBe(renderToString(card('Ikoyi Sofa', true)))
  })

  test('content is rendered again only for another key, or after a thousand others', () => {
    const renderOnce = createRenderOnce()
    let rendered = 0
    const read = (key: string) =>
      renderOnce(key, () => {
        rendered += 1
        return key
      })
    expect([read('a'), read('b'), read('a')]).toEqual(['a', 'b', 'a'])
    expect(rendered).toBe(2)
    for (let index = 0; index < 999; index += 1) read(`other ${index}`)
    read('a')
    expect(rendered).toBe(1001)
    read('b')
    expect(rendered).toBe(1002)
  })
})
