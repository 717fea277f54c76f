import type { ProductPage, SearchReport } from '@shop/api'
import { createProduct } from '@shop/api/testing'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { changeCatalogue } from '../../catalogue/change-catalogue.ts'
import { milliseconds } from '../../clock.ts'
import { searchSynonyms } from '../../db/schema.ts'
import { newId } from '../../db/identifiers.ts'
import { createMissedSearches } from '../../searches/missed-searches.ts'
import { addProducts, productDraft } from '../../testing/catalogue.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { send } from '../../testing/send.ts'
import { useTestShop } from '../../testing/shop.ts'
import { signIn } from '../../testing/users.ts'

const products = [
  ...['Eko', 'Oba', 'Ile'].map((name) =>
    createProduct({ name: `${name} Sofa`, category: 'Living Room', description: 'Velvet.' }),
  ),
  createProduct({ name: 'Zuri Bed', category: 'Bedroom', description: 'Oak.' }),
]

describeDatabases('what the search should learn', (open) => {
  const shop = useTestShop(open, async (database) => {
    await changeCatalogue(database, (transaction) => addProducts(transaction, products.map(productDraft)))
  })
  let admin = ''
  beforeAll(async () => {
    admin = (await signIn(shop.database, 'admin', { username: 'Bola Ade' })).cookie
  })

  const call = (text: string, payload?: object) => send(shop, text, payload, admin)
  const report = async () => (await call('GET /api/admin/search')).body as unknown as SearchReport
  const find = async (query: string) => (await shop.get(`/api/products?${query}`)).body as ProductPage
  const names = ({ products: found }: ProductPage) => found.map(({ name }) => name).toSorted()
  const daysAgo = (days: number) => () => new Date(Date.now() - days * milliseconds.day)
  const dayOf = (days: number) => new Date(daysAgo(days)().getTime() + milliseconds.hour).toISOString().slice(0, 10)
  const rows = async () => {
    const text = 'select day::text, search, count, found from missed_searches order by day, search'
    return (await shop.database.pool.query(text)).rows
  }

  describe('searches that found little', () => {
    test('a search with fewer than three full matches is counted, also when its response is cached; others and beginnings of it are not', async () => {
      for (const query of [
        'search=velvet+dav',
        'search=velvet+Davenport',
        'search=velvet+Davenport',
        'search=davenp&limit=4&isSuggestion=true',
        'search=velvet+davenport&page=2',
        'search=velvet+davenport&sort=name',
        'search=velvet+davenport&style=Glam',
        'search=ada%40example.com',
        'search=sofa',
        'search=bedd',
        'search=oak+sofa',
      ])
        await find(query)
      expect(await report()).toEqual({
        searches: [
          { search: 'velvet davenport', count: 2, found: 0, lastDay: dayOf(0), unknown: 'davenport', searchedAs: null },
          { search: 'bedd', count: 1, found: 1, lastDay: dayOf(0), unknown: 'bedd', searchedAs: 'bed' },
          { search: 'oak sofa', count: 1, found: 0, lastDay: dayOf(0), unknown: null, searchedAs: null },
        ],
        synonyms: [],
      })
    })

    test('they are listed for 30 days, with the counts of all days, and removed after that', async () => {
      await shop.database.pool.query('delete from missed_searches')
      for (const [days, text, found] of [
        [30, 'bedd', 2],
        [29, 'bedd', 1],
        [29, 'pink sofa', 2],
        [0, 'bedd', 0],
      ] as const) {
        const missed = createMissedSearches(shop.database, daysAgo(days))
        missed.count(text, found)
        await missed.write()
      }
      expect((await report()).searches).toMatchObject([
        { search: 'bedd', count: 2, found: 0, lastDay: dayOf(0) },
        { search: 'pink sofa', count: 1, found: 2, lastDay: dayOf(29) },
      ])
      await createMissedSearches(shop.database, daysAgo(0)).removeOld()
      expect((await rows()).map(({ day }) => day)).toEqual([dayOf(29), dayOf(29), dayOf(0)])
    })

    test('a flood of different searches fills at most 500 rows a day, and known searches are still counted', async () => {
      await shop.database.pool.query('delete from missed_searches')
      const [one, other] = [createMissedSearches(shop.database, daysAgo(0)), createMissedSearches(shop.database, daysAgo(0))]
      one.count('bedd', 1)
      await one.write()
      for (let number = 0; number < 600; number += 1) {
        one.count(`${number} nonsense`, 0)
        other.count(`${number} rubbish`, 0)
      }
      await Promise.all([one.write(), other.write()])
      other.count('bedd', 1)
      await other.write()
      const stored = await rows()
      expect([stored.length, stored.find(({ search }) => search === 'bedd')?.count]).toEqual([500, 2])
    })

    test('counts that could not be written are written the next time', async () => {
      await shop.database.pool.query('delete from missed_searches')
      const missed = createMissedSearches(shop.database, daysAgo(0))
      missed.count('pouffe chair', 1)
      vi.spyOn(shop.database.orm, 'transaction').mockRejectedValueOnce(new Error('The connection was lost.'))
      await expect(missed.write()).rejects.toThrow('The connection was lost.')
      missed.count('pouffe chair', 2)
      await missed.write()
      expect(await rows()).toEqual([{ day: dayOf(0), search: 'pouffe chair', count: 2, found: 2 }])
    })
  })

  describe('synonyms', () => {
    const synonyms = async () => (await report()).synonyms.map(({ word, means }) => [word, means])

    test('a preview searches with the synonym and changes nothing', async () => {
      const preview = await call('GET /api/admin/search/preview?word=Davenports&means=sofa&search=velvet+davenport')
      expect(names(preview.body as unknown as ProductPage)).toEqual(['Eko Sofa', 'Ile Sofa', 'Oba Sofa'])
      expect(preview.body).toMatchObject({ searched: { exact: 3, note: null } })
      const ofWord = await call('GET /api/admin/search/preview?word=cot&means=bed')
      expect(names(ofWord.body as unknown as ProductPage)).toEqual(['Zuri Bed'])
      expect([names(await find('search=velvet+davenport&limit=3')).length, await synonyms()]).toEqual([3, []])
      expect((await find('search=davenport')).products).toEqual([])
    })

    test('a synonym is understood at once by searches of shoppers and of admins, also with a typing error', async () => {
      const added = await call('POST /api/admin/search/synonyms', { word: ' Davenport ', means: 'Sofa' })
      expect(added).toMatchObject({
        status: 200,
        body: { synonyms: [{ word: 'davenport', means: 'sofa', addedBy: 'Bola Ade' }] },
      })
      for (const search of ['davenport', 'davenports', 'davenprot'])
        expect(names(await find(`search=${search}`))).toEqual(['Eko Sofa', 'Ile Sofa', 'Oba Sofa'])
      expect((await call('GET /api/admin/products?search=davenport')).body).toMatchObject({ total: 3 })
      expect((await call('GET /api/admin/overview')).body).toMatchObject({
        changes: [{ subject: 'Synonym', action: 'added', name: 'davenport', by: 'Bola Ade' }],
      })
    })

    test.each([
      ['the search understands the word', { word: 'couch', means: 'sofa' }, 422, 'word', 'The search understands this already.'],
      ['nothing has a word of the meaning', { word: 'cot', means: 'bed zzqq' }, 422, 'means', 'The search does not know “zzqq”.'],
      [
        'the word has another meaning',
        { word: 'Davenports', means: 'bed' },
        409,
        'word',
        '“davenport” means “sofa” already. Remove that synonym first.',
      ],
      [
        'the word is no phrase',
        { word: 'a@b', means: 'bed' },
        422,
        'word',
        'Enter a word or phrase of at most 5 words, with letters and digits only.',
      ],
    ])('a synonym is rejected when %s', async (_, body, status, path, message) => {
      expect(await call('POST /api/admin/search/synonyms', body)).toMatchObject({
        status,
        body: { message, issues: [{ path, message }] },
      })
      expect(await synonyms()).toEqual([['davenport', 'sofa']])
    })

    test('adding a synonym again, or at the same time as another admin, adds it once', async () => {
      const add = (word: string, means: string) => call('POST /api/admin/search/synonyms', { word, means })
      const responses = await Promise.all([add('cot', 'bed'), add('cots', 'bed'), add('cot', 'sofa')])
      const statuses = responses.map(({ status }) => status)
      expect(statuses.filter((status) => status === 409)).toHaveLength(statuses[2] === 200 ? 2 : 1)
      expect((await synonyms()).map(([word]) => word?.replace('cots', 'cot'))).toEqual(['cot', 'davenport'])
    })

    test('a removed synonym is not understood any more, and removing it again gets status 404', async () => {
      const id = (await report()).synonyms.find(({ word }) => word === 'davenport')?._id
      const removed = await call(`DELETE /api/admin/search/synonyms/${id}`)
      expect(removed.status).toBe(200)
      expect((await find('search=davenport')).products).toEqual([])
      expect(await call(`DELETE /api/admin/search/synonyms/${id}`)).toMatchObject({
        status: 404,
        body: { message: 'This synonym does not exist any more.' },
      })
    })

    test('the 301st synonym is rejected', async () => {
      const synonymRows = Array.from({ length: 300 }, (_, index) => ({
        id: newId(),
        key: `w${index}`,
        word: `w${index}`,
        means: 'sofa',
        addedBy: '',
        createdAt: new Date(),
      }))
      await shop.database.orm.delete(searchSynonyms)
      await shop.database.orm.insert(searchSynonyms).values(synonymRows)
      expect(await call('POST /api/admin/search/synonyms', { word: 'davenport', means: 'sofa' })).toMatchObject({
        status: 409,
        body: { message: 'The shop already has 300 synonyms, the maximum. Remove one to add another.' },
      })
    })
  })
})
