import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { namedStatements } from '../db/named-statements.ts'
import { openEmbeddedTestDatabase } from '../testing/databases.ts'
import { fillDemoCatalogue } from '../testing/demo-catalogue.ts'
import { judgeSearch, readSearchFile } from '../testing/search-quality.ts'
import type { Judgement, SearchFigures } from '../testing/search-quality.ts'
import { createCatalogueRepository } from './catalogue.repository.ts'
import { createCatalogueSearch } from './catalogue.search.ts'

let database: Database
beforeAll(async () => {
  database = await openEmbeddedTestDatabase()
})
afterAll(() => database.close())

test('no figure of the judged searches falls more than 0.01 below the recorded one', async () => {
  const slugs = await fillDemoCatalogue(database)
  const repository = createCatalogueRepository(namedStatements(database.pool))
  const version = { current: 1 }
  const search = createCatalogueSearch(repository, version)
  const { figures } = await judgeSearch(await readSearchFile<Judgement[]>('judgements.json'), async (query) => {
    const page = await search.run({ search: query }, 'products', (terms) =>
      repository.listProducts({ page: 1, limit: 10, search: query }, terms),
    )
    return page.products.map(({ _id }) => slugs.get(_id) ?? '')
  })
  const recorded = await readSearchFile<SearchFigures>('figures.json')
  expect(figures.ndcg).toBeGreaterThan(recorded.ndcg - 0.01)
  expect(figures.recall).toBeGreaterThan(recorded.recall - 0.01)
  expect(figures.empty).toBeLessThan(recorded.empty + 0.01)
})
