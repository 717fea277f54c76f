import { createProduct } from '@shop/api/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { productDraft } from '../testing/catalogue.ts'
import { describeDatabases } from '../testing/databases.ts'
import { insertProducts, updateProduct } from './product-writer.ts'
import { select } from './select.ts'

const draft = (fields: Parameters<typeof createProduct>[0]) => productDraft(createProduct(fields))

describeDatabases('the counts of products', (open) => {
  let database: Database
  let ids: string[]
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const rows = (statement: string) => select<Record<string, unknown>>(database.orm, sql.raw(statement))
  /** The kept counts, each next to what the products say. */
  async function counts() {
    const combination = 'category, style, material, colours, is_corner, is_best_seller, is_promo, is_foreign'
    const seen = 'count(*) filter (where is_listed)::int as listed, count(*) filter (where deleted_at is null)::int as stored'
    return {
      kept: await rows(
        `select ${combination}, listed, stored from product_counts where (listed, stored) <> (0, 0) order by ${combination}`,
      ),
      counted: await rows(
        `select ${combination}, ${seen} from products where deleted_at is null group by ${combination} order by ${combination}`,
      ),
      keptWords: await rows(`select * from product_words where (listed, stored) <> (0, 0) order by word collate "C"`),
      countedWords: await rows(
        `select lexeme as word, ${seen} from products, unnest(search) where deleted_at is null and lexeme not like '=%'
          group by lexeme order by lexeme collate "C"`,
      ),
    }
  }

  test.each<[change: string, products: number, make: () => Promise<unknown>]>([
    [
      'adding',
      4,
      async () => {
        const drafts = ['Oak Sofa', 'Oak Sofa', 'Green Chair', 'Bed'].map((name) => draft({ name, material: null }))
        ids = await insertProducts(database.orm, drafts)
      },
    ],
    [
      'changing',
      4,
      () => updateProduct(database.orm, ids[0] ?? '', draft({ name: 'Teak Sofa', material: 'Teak', style: 'Glam' })),
    ],
    ['hiding', 4, () => rows(`update products set visibility = 'hidden' where name = 'Oak Sofa'`)],
    ['deleting', 2, () => rows(`update products set deleted_at = now() where name <> 'Bed' and name <> 'Oak Sofa'`)],
    ['restoring', 4, () => rows(`update products set deleted_at = null, visibility = 'public'`)],
    ['removing', 1, () => rows(`delete from products where name <> 'Bed'`)],
    ['truncating', 0, () => rows('truncate products cascade')],
  ])('the kept counts of combinations and words equal those of the products after %s', async (_, products, make) => {
    await make()
    const { kept, counted, keptWords, countedWords } = await counts()
    expect(kept.reduce((sum, { stored }) => sum + Number(stored), 0)).toBe(products)
    expect(kept).toEqual(counted)
    expect(keptWords).toEqual(countedWords)
  })

  test('two changes of the same products at once are both counted', async () => {
    const [first = ''] = await insertProducts(database.orm, [draft({ name: 'Stool' }), draft({ name: 'Stool' })])
    await Promise.all([
      rows(`update products set is_best_seller = not is_best_seller where id = '${first}'`),
      rows(`update products set style = 'Glam' where id <> '${first}'`),
    ])
    const { kept, counted } = await counts()
    expect(kept).toHaveLength(2)
    expect(kept).toEqual(counted)
  })
})
