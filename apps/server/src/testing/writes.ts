import { randomUUID } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'

/** A write that the shop has acknowledged. */
export interface AcknowledgedWrite {
  /** Describes the write; the first word is its kind. */
  readonly what: string
  /** Checks whether the shop still has it. */
  isThere(): Promise<boolean>
}

/** A write that the shop responded to with an error. */
export class RejectedWrite extends Error {
  override readonly name = 'RejectedWrite'
  /** The status and body of the response. */
  readonly response: string

  constructor(method: string, path: string, status: number, body: string) {
    super(`${method} ${path} responded with ${status}: ${body}`)
    this.response = `${status} ${body}`
  }
}

/** Writes over HTTP like users do. */
export interface Writes {
  /** Performs one write; rejects when it was not acknowledged. */
  next(writer: number, index: number): Promise<AcknowledgedWrite>
}

/** Signs in and creates what the writes need: a product to put into carts. */
export async function createWrites(url: string, admin: { readonly email: string; readonly password: string }): Promise<Writes> {
  async function send(method: string, path: string, cookie: string, body?: object): Promise<Response> {
    return fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  async function acknowledged(method: string, path: string, cookie: string, body: object): Promise<Response> {
    const response = await send(method, path, cookie, body)
    if (!response.ok) throw new RejectedWrite(method, path, response.status, await response.text())
    return response
  }

  const session = sessionOf(await acknowledged('POST', '/api/admin/login', '', admin))
  const form = (name: string, images: object[] = []) => ({
    name,
    description: '<p>Oak.</p>',
    items: '1',
    price: 100,
    category: 'Armchair',
    style: 'Modern',
    images,
  })
  const { _id: item } = (await (
    await acknowledged('POST', '/api/admin/operations/addProduct', session, form('Chair'))
  ).json()) as { _id: string }

  async function addToCart(): Promise<AcknowledgedWrite> {
    const cookie = `anonymousId=${randomUUID()}`
    const quantity = 1 + Math.floor(Math.random() * 99)
    await acknowledged('PUT', '/api/cart/add', cookie, { itemId: item, itemType: 'Product', quantity })
    return {
      what: `cart of ${cookie}`,
      async isThere() {
        const { cart } = (await (await send('GET', '/api/cart', cookie)).json()) as { cart: { item: string; quantity: number }[] }
        return cart.length === 1 && cart[0]?.item === item && cart[0].quantity === quantity
      },
    }
  }

  async function signUp(): Promise<AcknowledgedWrite> {
    const email = `${randomUUID()}@example.com`
    const response = await acknowledged('POST', '/api/auth/signup', '', {
      fullName: 'Ada Obi',
      email,
      phoneNumber: '08012345678',
      password: 'Correct7horse',
      anonymousId: '',
    })
    const cookie = sessionOf(response)
    return {
      what: `account ${email}`,
      async isThere() {
        const user = (await (await send('GET', '/api/auth/check', cookie)).json()) as { email?: string }
        return user.email === email
      },
    }
  }

  async function addProduct(): Promise<AcknowledgedWrite> {
    const name = `Chair ${randomUUID()}`
    const images = [{ url: `data:image/png;base64,${newPng().toString('base64')}`, isNew: true }]
    const response = await acknowledged('POST', '/api/admin/operations/addProduct', session, form(name, images))
    const product = (await response.json()) as { _id: string; images: { url: string }[] }
    return {
      what: `product ${product._id}`,
      async isThere() {
        const found = (await (await send('GET', `/api/products/${product._id}`, '')).json()) as { name?: string }
        const picture = await send('GET', product.images[0]?.url ?? '', '')
        return found.name === name && picture.ok && (await picture.arrayBuffer()).byteLength > 0
      },
    }
  }

  return {
    next(writer, index) {
      if (writer === 0) return addProduct()
      return writer === 1 && index % 2 === 0 ? signUp() : addToCart()
    },
  }
}

function sessionOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** A unique small picture of eight by eight random grey pixels. */
function newPng(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(8, 0)
  header.writeUInt32BE(8, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.concat(
    Array.from({ length: 8 }, () => Buffer.concat([Buffer.of(0), crypto.getRandomValues(Buffer.alloc(8))])),
  )
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}
