import { createProduct } from '@shop/api/testing'
import { categories, sortOrders, styles, understandQuery } from '@shop/domain'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import type { SQL } from '../db/drizzle.ts'
import { productDraft } from '../testing/catalogue.ts'
import { describeDatabases } from '../testing/databases.ts'
import { createCatalogueRepository } from './catalogue.repository.ts'
import type { CatalogueRepository } from './catalogue.repository.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { insertProducts } from './product-writer.ts'
import { searchTerms } from './search-terms.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

const woods = ['Oak', 'Walnut', 'Mahogany', 'Teak', 'Ebony', 'Ash', 'Iroko']
const items = Array.from({ length: 4000 }, (_, index) =>
  productDraft(
    createProduct({
      name: `${woods[index % woods.length]} Chair ${index}`,
      price: 1000 + ((index * 7919) % 4000),
      category: categories[index % categories.length] ?? 'Bedroom',
      style: styles[index % styles.length] ?? 'Modern',
      material: woods[index % woods.length] ?? null,
      isPromo: index % 40 === 0,
      discountedPrice: index % 40 === 0 ? 900 : null,
      isBestSeller: index % 50 === 0,
    }),
  ),
)

describeDatabases('4,000 products', (open) => {
  let database: Database
  let plans: Plan[]
  let repository: CatalogueRepository

  beforeAll(async () => {
    database = await open()
    await changeCatalogue(database, (transaction) => insertProducts(transaction, items))
    await vi.waitUntil(async () => (await visiblePages()) > 0, { timeout: 60_000, interval: 200 })
    repository = createCatalogueRepository({ execute: explain })
  })
  afterAll(() => database.close())

  /** The pages whose rows are visible to all transactions, so that an index is enough to count them. Earlier ones may still run. */
  async function visiblePages(): Promise<number> {
    await database.pool.query('vacuum analyze')
    const { rows } = await database.pool.query(`select relallvisible from pg_class where relname = 'products'`)
    return rows[0].relallvisible
  }

  /** Records the plan of a statement instead of running it. */
  async function explain(statement: SQL): Promise<{ rows: Record<string, unknown>[] }> {
    const { dialect } = database.orm as unknown as { dialect: { sqlToQuery(query: SQL): { sql: string; params: unknown[] } } }
    const { sql, params } = dialect.sqlToQuery(statement)
    const { rows } = await database.pool.query(`explain (format json) ${sql}`, params)
    plans.push(rows[0]['QUERY PLAN'][0].Plan)
    return { rows: [] }
  }

  function nodes(plan: Plan): Plan[] {
    return [plan, ...(plan.Plans ?? []).flatMap(nodes)]
  }

  /** The part of the plan that selects the page. */
  function page(plan: Plan): Plan {
    const limit = nodes(plan).find((node) => node['Node Type'] === 'Limit')
    if (limit === undefined) throw new Error('The statement has no page.')
    return limit
  }

  const shapes = (plan: Plan): string[] => nodes(plan).map((node) => node['Node Type'])
  const tables = (plan: Plan): string[] => nodes(plan).flatMap((node) => node['Relation Name'] ?? [])
  const indexes = (plan: Plan): string[] => nodes(plan).flatMap((node) => node['Index Name'] ?? [])

  async function planOfList(query: Partial<Parameters<CatalogueRepository['listProducts']>[0]>, search?: string): Promise<Plan> {
    plans = []
    await repository.listProducts(
      { page: 1, limit: 12, ...query },
      search === undefined ? null : searchTerms(understandQuery(search), (word) => [word]),
    )
    expect(plans).toHaveLength(1)
    return plans[0] as Plan
  }

  describe('the statement of a page', () => {
    test.each(sortOrders)(
      'a page is read from an index without scanning or sorting the table when it is sorted by %s',
      async (sort) => {
        const plan = page(await planOfList({ sort }))
        expect(shapes(plan)).toEqual(['Limit', 'Index Only Scan'])
      },
    )

    test.each([
      ['a category', { category: 'Bedroom' as const }],
      ['a style', { style: 'Glam' as const }],
      ['a material', { material: 'Teak' }],
      ['promotions', { isPromo: true }],
      ['best sellers', { isBestSeller: true }],
      ['a price range', { maxPrice: 3500 }],
    ])('a page of the newest items of %s is read from an index without scanning or sorting the table', async (_, query) => {
      expect(shapes(page(await planOfList(query)))).toEqual(['Limit', 'Index Only Scan'])
    })

    test('a page is read from an index without scanning or sorting the table when it is sorted by price within a range', async () => {
      const plan = page(await planOfList({ minPrice: 2000, maxPrice: 2500, sort: 'price-asc' }))
      expect(shapes(plan)).toEqual(['Limit', 'Index Only Scan'])
      expect(indexes(plan)).toEqual(['products_by_price'])
    })
  })

  describe('a page far from the first one', () => {
    test.each(sortOrders)('is read from an index without the products before it when it is sorted by %s', async (sort) => {
      const plan = await planOfList({ sort, page: 200 })
      const scans = nodes(plan).filter((node) => node['Relation Name'] === 'products')
      expect(scans.map((node) => node['Node Type'])).toEqual(['Index Only Scan', 'Index Only Scan'])
    })

    test.each([
      ['before the middle', 180],
      ['after the middle', 250],
      ['at the end', 334],
      ['after the end', 335],
      ['far beyond the end', 1e9],
    ])('has the products of its place in the order when it is %s', async (_, number) => {
      const { rows } = await database.pool.query('select id from products order by name_key collate "C", id')
      const real = createCatalogueRepository(database.orm)
      const { products, total, hasMore } = await real.listProducts({ page: number, limit: 12, sort: 'name' }, null)
      const expected = rows.map(({ id }) => id as string).slice((number - 1) * 12, number * 12)
      expect([products.map(({ _id }) => _id), total, hasMore]).toEqual([expected, 4000, number < 334])
    })
  })

  test.each([
    ['a price', { maxPrice: 3500 }, 'products_by_price'],
    ['a price with two filters', { category: 'Bedroom', material: 'Teak', maxPrice: 2500 }, 'products_counted'],
  ] as const)('the number of items below %s is counted in an index', async (_, query, index) => {
    const { Plans: [counted] = [] } = await planOfList(query)
    expect(shapes(counted as Plan)).toEqual(['Aggregate', 'Index Only Scan'])
    expect(indexes(counted as Plan)).toEqual([index])
  })

  test.each([
    ['all', {}],
    ['the filters with counts', { category: 'Corner Sofas', style: 'Glam', material: 'Teak', colour: 'Green', isPromo: true }],
  ] as const)('the number of items of a list is read from the kept counts, not from the products: %s', async (_, query) => {
    const plan = await planOfList(query)
    const { Plans: [counted] = [] } = plan
    expect(tables(counted as Plan)).toEqual(['product_counts'])
  })

  test('the counts of all products are read from the kept counts, not from the products', async () => {
    plans = []
    await repository.countProducts()
    await repository.facets('products', { style: 'Glam' }, null)
    expect(plans.flatMap(tables)).toEqual(['product_counts', 'product_counts'])
  })

  test('the materials are looked up in an index instead of read from every product', async () => {
    plans = []
    await repository.materials()
    expect(indexes(plans[0] as Plan)).toEqual(['products_newest_of_material'])
    expect(shapes(plans[0] as Plan)).not.toContain('Seq Scan')
  })

  test('a search reads the items with all of it, and those that follow, from the word index', async () => {
    const plan = await planOfList({}, 'number 77')
    expect(indexes(plan).filter((name) => name === 'products_search')).toHaveLength(2)
    expect(nodes(plan).filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'products')).toEqual([])
  })

  test('a single product is read by its id', async () => {
    plans = []
    await repository.findProduct('01890000-0000-7000-8000-000000000000')
    expect(plans).toHaveLength(1)
    expect(indexes(plans[0] as Plan)).toContain('products_pkey')
    expect(shapes(plans[0] as Plan)).not.toContain('Sort')
  })

  test('each method of the catalogue repository runs one statement', async () => {
    plans = []
    await repository.countProducts()
    await repository.listCollections({ page: 1, limit: 12 }, null)
    await repository.findCollection('01890000-0000-7000-8000-000000000000')
    await repository.showcase()
    expect(plans).toHaveLength(4)
  })
})
