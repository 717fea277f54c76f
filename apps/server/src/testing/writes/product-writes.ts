import { randomUUID } from 'node:crypto'
import { newPng } from './new-png.ts'
import type { AcknowledgedWrite, WriteClient } from './write-client.ts'

const operations = '/api/admin/operations'

/** Adds, changes and deletes products as an admin. */
export interface ProductWrites {
  /** Adds a product without a picture and returns its id. */
  addPlain(name: string): Promise<string>
  /** Adds a product with a picture. */
  add(): Promise<AcknowledgedWrite>
  /** Gives one product of the writer another name. */
  update(writer: number): Promise<AcknowledgedWrite>
  /** Adds a product and deletes it. */
  remove(): Promise<AcknowledgedWrite>
}

/** @param session - the cookie of an admin */
export function createProductWrites({ send, acknowledged }: WriteClient, session: string): ProductWrites {
  const form = (name: string, images: object[] = []) => ({
    name,
    description: '<p>Oak.</p>',
    items: '1',
    price: 100,
    category: 'Armchair',
    style: 'Modern',
    images,
  })
  interface Saved {
    readonly _id: string
    readonly name?: string
    readonly images: readonly { readonly url: string }[]
  }
  const save = async (name: string, images: object[]): Promise<Saved> =>
    (await (await acknowledged('POST', `${operations}/addProduct`, session, form(name, images))).json()) as Saved
  const read = async (id: string): Promise<Response> => send('GET', `/api/products/${id}`, '')
  const addPlain = async (name: string): Promise<string> => (await save(name, []))._id

  /** The product that each writer changes, and the names that it may have: the acknowledged one, and those of later tries. */
  const changed = new Map<number, { readonly id: string; names: string[]; version: number }>()

  return {
    addPlain,

    async add() {
      const name = `Chair ${randomUUID()}`
      const images = [{ url: `data:image/png;base64,${newPng().toString('base64')}`, isNew: true }]
      const product = await save(name, images)
      return {
        what: `product ${product._id}`,
        async isThere() {
          const found = (await (await read(product._id)).json()) as Partial<Saved>
          const picture = await send('GET', product.images[0]?.url ?? '', '')
          return found.name === name && picture.ok && (await picture.arrayBuffer()).byteLength > 0
        },
      }
    },

    async update(writer) {
      const product = changed.get(writer) ?? { id: await addPlain('Chair'), names: [], version: 0 }
      changed.set(writer, product)
      const name = `Chair ${randomUUID()}`
      product.names.push(name)
      await acknowledged('PUT', `${operations}/updateProduct/${product.id}`, session, form(name))
      product.names = [name]
      const version = (product.version += 1)
      return {
        what: `update of product ${product.id}`,
        async isThere() {
          // A later update has replaced this one.
          if (product.version !== version) return true
          const found = (await (await read(product.id)).json()) as Partial<Saved>
          return product.names.includes(found.name ?? '')
        },
      }
    },

    async remove() {
      const id = await addPlain('Chair')
      await acknowledged('DELETE', `${operations}/delProduct/${id}`, session)
      return { what: `deletion of product ${id}`, isThere: async () => (await read(id)).status === 404 }
    },
  }
}
