import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { namedStatements } from '../db/named-statements.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { fillDemoCatalogue } from '../testing/demo-catalogue.ts'
import { fillGeneratedCatalogue } from '../testing/generated-catalogue.ts'
import { judgeSearch, readSearchFile } from '../testing/search-quality.ts'
import type { Judgement, SearchFigures } from '../testing/search-quality.ts'
import { createCatalogueRepository } from './catalogue.repository.ts'
import { createCatalogueSearch } from './catalogue.search.ts'

let database: Database
let recorded: Record<'judgements' | 'generatedShare', SearchFigures>
beforeAll(async () => {
  database = await openTestDatabase()
  recorded = await readSearchFile('figures.json')
})
beforeEach(async () => {
  await database.pool.query('truncate products, collections cascade')
})
afterAll(() => database.close())

/** @param names - the names of products in the judgements by their ids */
async function figuresOf(judgements: readonly Judgement[], names: ReadonlyMap<string, string>): Promise<SearchFigures> {
  const repository = createCatalogueRepository(namedStatements(database.pool))
  const search = createCatalogueSearch(repository, { current: 1 })
  const { figures } = await judgeSearch(judgements, async (query) => {
    const page = await search.run({ search: query }, 'products', (terms) =>
      repository.listProducts({ page: 1, limit: 10, search: query }, terms),
    )
    return page.products.map(({ _id }) => names.get(_id) ?? '')
  })
  return figures
}

function expectNoFall(figures: SearchFigures, { ndcg, recall, empty }: SearchFigures): void {
  expect(figures.ndcg).toBeGreaterThan(ndcg - 0.01)
  expect(figures.recall).toBeGreaterThan(recall - 0.01)
  expect(figures.empty).toBeLessThan(empty + 0.01)
}

test('no figure of the judged searches falls more than 0.01 below the recorded one', async () => {
  const names = await fillDemoCatalogue(database)
  expectNoFall(await figuresOf(await readSearchFile('judgements.json'), names), recorded.judgements)
})

test('no figure of the searches for generated products falls more than 0.01 below the recorded one', async () => {
  const { names, judgements } = await fillGeneratedCatalogue(database, 500)
  expectNoFall(await figuresOf(judgements, names), recorded.generatedShare)
})
