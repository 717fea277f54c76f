import { expect, it } from 'vitest'
import { createAdmin, createProduct, testPassword } from '../factories/index.ts'
import { createCheckedFake } from './checked-fake.ts'

it('the fake previews, adds and removes synonyms, which its searches understand', async () => {
  const admin = createAdmin()
  const products = [createProduct({ name: 'Eko Sofa', category: 'Living Room', items: '', description: '' })]
  const { client } = createCheckedFake({ accounts: [{ user: admin, password: testPassword }], signedIn: admin._id, products })
  const names = async () => (await client.catalogue.products({ query: { search: 'davenport' } })).products.map(({ name }) => name)
  const synonym = { word: 'davenport', means: 'sofa' }
  expect((await client.adminSearch.preview({ query: synonym })).products).toHaveLength(1)
  expect(await names()).toEqual([])
  const { synonyms } = await client.adminSearch.addSynonym({ body: synonym })
  expect(await names()).toEqual(['Eko Sofa'])
  await expect(client.adminSearch.addSynonym({ body: synonym })).rejects.toMatchObject({ status: 409 })
  const params = { id: synonyms[0]!._id }
  expect(await client.adminSearch.removeSynonym({ params })).toEqual({ searches: [], synonyms: [] })
  await expect(client.adminSearch.removeSynonym({ params })).rejects.toMatchObject({ status: 404 })
})
