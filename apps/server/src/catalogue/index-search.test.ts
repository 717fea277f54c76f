import { createCollection, createProduct } from '@shop/api/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { migrate } from '../db/migrate.ts'
import { collectionDraft, fillCatalogue, productDraft } from '../testing/catalogue.ts'
import { describeDatabases } from '../testing/databases.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { insertCollections, updateCollection } from './collection-writer.ts'
import { indexSearch } from './index-search.ts'
import { insertProducts, updateProduct } from './product-writer.ts'
import { select } from './select.ts'

describeDatabases('the index of the search', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await fillCatalogue(database)
  })
  afterAll(() => database.close())

  const columns = () =>
    select<{ id: string; search: string; colours: string[] | null }>(
      database.orm,
      sql`select id, search::text as search, colours from products
        union all select id, search::text, null from collections order by id`,
    )
  const versionOf = async () => (await select<{ version: string }>(database.orm, sql`select version from catalogue_state`))[0]

  test('begins up to date in a new database, so that its first items are indexed only once', async () => {
    const empty = await open()
    await migrate(empty)
    await fillCatalogue(empty)
    expect(await indexSearch(empty)).toBe(0)
    await empty.close()
  })

  test('is still old after an update of a shop that has items', async () => {
    await database.orm.execute(sql`update catalogue_state set search_version = 0`)
    await migrate(database)
    expect(await indexSearch(database)).toBe(30)
  })

  test('is written again for every item when its version is old, like a save writes it, and only once', async () => {
    const saved = await columns()
    const version = await versionOf()
    await database.orm.execute(sql`update catalogue_state set search_version = 0`)
    await database.orm.execute(sql`update products set search = '', colours = '{}'`)
    await database.orm.execute(sql`update collections set search = ''`)
    expect(await indexSearch(database)).toBe(30)
    expect(await columns()).toEqual(saved)
    expect(await versionOf()).not.toEqual(version)
    expect(await indexSearch(database)).toBe(0)
  })

  test('is finished at the next start when the server stops while it is written', async () => {
    await database.orm.execute(sql`update catalogue_state set search_version = 0`)
    expect(await indexSearch(database, () => true)).toBe(0)
    expect(await indexSearch(database)).toBe(30)
  })

  test('covers more items than are read at once', async () => {
    const drafts = Array.from({ length: 120 }, (_, index) => productDraft(createProduct({ name: `Stool ${index}` })))
    await changeCatalogue(database, (transaction) => insertProducts(transaction, drafts))
    await database.orm.execute(sql`update catalogue_state set search_version = 0`)
    expect(await indexSearch(database)).toBe(150)
  })

  test('finds a product by the name of its collection, as it is now', async () => {
    const found = async (word: string) =>
      (await select<{ name: string }>(database.orm, sql`select name from products where search @@ ${word}::tsquery`)).map(
        ({ name }) => name,
      )
    const save = async (name: string, productIds: readonly string[]) => {
      await changeCatalogue(database, async (transaction) => {
        const draft = collectionDraft(createCollection({ name }), productIds)
        if (collection === '') [collection = ''] = await insertCollections(transaction, [draft])
        else await updateCollection(transaction, collection, draft)
      })
      return [await found('zaria'), await found('bauchi')]
    }
    let collection = ''
    const drafts = ['Stool', 'Bench'].map((name) => productDraft(createProduct({ name })))
    const { result: ids } = await changeCatalogue(database, (transaction) => insertProducts(transaction, drafts))
    expect(await save('Zaria Collection', ids)).toEqual([['Stool', 'Bench'], []])
    expect(await save('Bauchi Collection', ids)).toEqual([[], ['Stool', 'Bench']])
    expect(await save('Bauchi Collection', ids.slice(1))).toEqual([[], ['Bench']])
    const [stool = '', bench = ''] = ids
    await changeCatalogue(database, async (transaction) => {
      const draft = productDraft(createProduct({ name: 'High Stool' }))
      await updateProduct(transaction, stool, { ...draft, collectionId: collection })
      await updateProduct(transaction, bench, productDraft(createProduct({ name: 'Bench' })))
    })
    expect(await found('bauchi')).toEqual(['High Stool'])
  })
})
