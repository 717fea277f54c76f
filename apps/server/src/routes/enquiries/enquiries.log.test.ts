import { Writable } from 'node:stream'
import { createProduct } from '@shop/api/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import shopConfig from '../../../../../shop.config.ts'
import { buildWebIfStale } from '../../build/build-web.ts'
import type { WebFolders } from '../../build/build-web.ts'
import { loadWebBuild, renderPages } from '../../rendering/index.ts'
import { addProducts, productDraft } from '../../testing/catalogue.ts'
import { openTestDatabase } from '../../testing/databases.ts'
import { useTestShop } from '../../testing/shop.ts'
import { signIn } from '../../testing/users.ts'
import { visit } from '../../testing/visitor.ts'

let folders: WebFolders
beforeAll(async () => {
  folders = await buildWebIfStale(() => undefined)
}, 120_000)

describe('the key of an enquiry', () => {
  const lines: string[] = []
  const publicUrl = 'http://127.0.0.1:3000'
  let item = ''
  const shop = useTestShop(
    openTestDatabase,
    async ({ orm }) => void ([item = ''] = await addProducts(orm, [productDraft(createProduct())])),
    {
      shop: shopConfig,
      config: { publicUrl, trustProxy: false, logLevel: 'debug', authTries: 10 },
      logStream: new Writable({
        write(chunk: Buffer, _encoding, done) {
          lines.push(...chunk.toString().trim().split('\n'))
          done()
        },
      }),
      pages: (app) => renderPages(app, { build: () => loadWebBuild(folders.client, folders.server), publicUrl }),
    },
  )

  test('the key of an enquiry stays out of the log when it is recorded, read, opened and claimed, also when that fails', async () => {
    const reference = 'ILE-7K2Q9X'
    const { cookie } = await signIn(shop.database, 'customer')

    /** Sends a key wherever a browser does, and returns the statuses. */
    async function useKey(linkKey: string, remoteAddress: string): Promise<number[]> {
      const send = async (call: string, body?: object) =>
        (await visit(shop).send(call, body, { remoteAddress, headers: { cookie } })).status
      const line = { item, itemType: 'Product', quantity: 1, price: 1 }
      const page = await shop.app.inject({ url: `/enquiry/${reference}?key=${linkKey}`, remoteAddress })
      return [
        await send('POST /api/enquiries', { reference, linkKey, source: 'cart', lines: [line] }),
        (await visit(shop).send(`GET /api/enquiries/${reference}?linkKey=${linkKey}`, undefined, { remoteAddress })).status,
        page.statusCode,
        await send('POST /api/enquiries/claim', { enquiries: [{ reference, linkKey }] }),
      ]
    }

    await useKey('CanaryKey_0123456789ab', '203.0.113.1')
    expect(await useKey('CanaryKey_0123456789ab', '203.0.113.1')).toEqual([200, 200, 200, 200])
    expect(await useKey('CanaryKey_wrong6789ab', '203.0.113.2')).toEqual([422, 404, 404, 422])
    for (let tries = 0; tries < 4; tries += 1) await useKey('CanaryKey_wrong_6789ab', '203.0.113.3')
    expect(await useKey('CanaryKey_wrong_6789ab', '203.0.113.3')).toEqual([409, 429, 404, 429])
    await shop.database.pool.query('alter table enquiries rename to gone')
    expect(await useKey('CanaryKey_0123456789ab', '203.0.113.4')).toEqual([500, 500, 500, 500])

    const messages = lines.map((each) => (JSON.parse(each) as { msg: string }).msg)
    expect(messages).toEqual(expect.arrayContaining(['request failed', 'could not render a page', 'too many tries']))
    expect(lines.join('\n')).not.toMatch(/canary/i)
  })
})
