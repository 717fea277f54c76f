import { contract } from '@shop/api'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/databases.ts'
import { useTestShop } from '../testing/shop.ts'

interface OpenApi {
  openapi: string
  servers: unknown
  paths: Record<
    string,
    Record<string, { summary?: string; parameters?: { name: string; in: string }[]; responses: Record<string, unknown> }>
  >
}

describe("the API's documentation", () => {
  const shop = useTestShop(openTestDatabase)

  test("the API's documentation describes every endpoint of the catalogue like the contract", async () => {
    const { status, body } = await shop.get('/api/docs/json')
    const { openapi, servers, paths } = body as OpenApi
    expect({ status, openapi, servers }).toEqual({ status: 200, openapi: '3.1.0', servers: [{ url: 'http://127.0.0.1:3000' }] })
    for (const { method, path } of Object.values(contract.catalogue)) {
      const call = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]
      expect(call?.summary).toMatch(/\.$/)
      expect(Object.keys(call?.responses ?? {})).toEqual(['200', '4XX', '5XX'])
    }
  })

  test("the API's documentation lists all filters of products", async () => {
    const { paths } = (await shop.get('/api/docs/json')).body as OpenApi
    expect(paths['/api/products']?.['get']?.parameters?.map(({ name }) => name).toSorted()).toEqual([
      'category',
      'collection',
      'colour',
      'isBestSeller',
      'isForeign',
      'isPromo',
      'isSuggestion',
      'limit',
      'material',
      'maxPrice',
      'minPrice',
      'page',
      'search',
      'sort',
      'style',
    ])
  })

  test("the API's documentation is a page without inline scripts that loads nothing from other sites", async () => {
    const { statusCode, body } = await shop.app.inject('/api/docs/')
    expect(statusCode).toBe(200)
    const sources = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '')
    expect(sources.length).toBeGreaterThan(3)
    expect(sources.filter((source) => /^(https?:)?\/\//.test(source))).toEqual([])
    expect(body).not.toMatch(/<script[^>]*>\s*[^<\s]/)
    for (const source of sources) {
      expect((await shop.app.inject(new URL(source, 'http://shop/api/docs/').pathname)).statusCode).toBe(200)
    }
  })
})
