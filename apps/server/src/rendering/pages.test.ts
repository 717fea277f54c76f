import { formatNaira, payablePrice } from '@shop/domain'
import type { Product, ProductPage } from '@shop/api'
import { catalogueProducts, createImage, createShopDetails } from '@shop/api/testing'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import shop from '../../../../shop.config.ts'
import { buildWebIfStale } from '../build/build-web.ts'
import type { WebFolders } from '../build/build-web.ts'
import { savePictures } from '../catalogue/picture-writer.ts'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import type { Database } from '../db/database.ts'
import { addProducts, fillCatalogue, productDraft } from '../testing/catalogue.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { send } from '../testing/send.ts'
import { useTestShop } from '../testing/shop.ts'
import { signIn } from '../testing/users.ts'
import { loadWebBuild, renderPages } from './index.ts'
import type { WebBuild } from './index.ts'

const publicUrl = 'https://shop.example'
const rudeName = `Bed </script><script>alert(1)</script> "&' <!-- \u2028`

let folders: WebFolders
beforeAll(async () => {
  folders = await buildWebIfStale(() => undefined)
}, 120_000)

describe('a rendered page', () => {
  const rendered: string[] = []
  let build: Promise<WebBuild>
  const testShop = useTestShop(
    openTestDatabase,
    async (database) => {
      await fillCatalogue(database)
      await changeCatalogue(database, (transaction) =>
        addProducts(transaction, [{ ...productDraft(catalogueProducts[0]!), name: rudeName, category: 'Bedroom' }]),
      )
    },
    {
      shop,
      drawCard: async () => Buffer.from('a card'),
      pages: (app) => renderPages(app, { build: () => (build ??= recorded()), publicUrl }),
    },
  )

  /** The build, which records the addresses that are rendered. */
  async function recorded(): Promise<WebBuild> {
    const found = await loadWebBuild(folders.client, folders.server)
    const render: WebBuild['entry']['render'] = (request, input) => {
      rendered.push(request.url)
      return found.entry.render(request, input)
    }
    return { ...found, entry: { ...found.entry, render } }
  }

  async function open(address: string) {
    const { statusCode, body, headers } = await testShop.app.inject(address)
    return { status: statusCode, headers, html: body, text: textOf(body) }
  }

  async function products(query: string): Promise<readonly Product[]> {
    return ((await testShop.get(`/api/products?${query}`)).body as ProductPage).products
  }

  test('the rendered home page contains the names and prices of best sellers and promotions and the shop’s meta tags', async () => {
    const { status, html, text } = await open('/')
    expect(status).toBe(200)
    const shown = [...(await products('isBestSeller=true&limit=10')), ...(await products('isPromo=true&limit=10'))]
    for (const product of shown) {
      expect(text).toContain(inOneLine(product.name))
      expect(text).toContain(formatNaira(payablePrice(product)))
    }
    expect(text).toContain('World Wide Shipping')
    expect(tag(html, 'title')).toBe('Atelier Ilé – Bespoke furniture and interiors, made in Lagos')
    expect(meta(html, 'og:title')).toBe('Atelier Ilé – Bespoke furniture and interiors, made in Lagos')
    expect(structured(html).map((data) => data['@type'])).toEqual(['Organization'])
  })

  test('the rendered page of a category lists its items under its own title', async () => {
    const { status, html, text } = await open('/shop?category=Bedroom')
    expect(status).toBe(200)
    for (const product of await products('category=Bedroom')) {
      expect(text).toContain(inOneLine(product.name))
      expect(text).toContain(formatNaira(payablePrice(product)))
    }
    expect(tag(html, 'title')).toBe('Bedroom – Atelier Ilé')
    expect(canonical(html)).toBe('https://shop.example/shop?category=Bedroom')
  })

  test('the link preview of a search names it and leads to it, while search engines list the whole shop', async () => {
    const { html } = await open('/shop?search=velvet+sofa&isPromo=true&page=2&fbclid=1')
    expect(tag(html, 'title')).toBe('“velvet sofa” – Shop – Atelier Ilé')
    expect(meta(html, 'og:title')).toBe('“velvet sofa” – Shop')
    expect(meta(html, 'og:url')).toBe('https://shop.example/shop?search=velvet+sofa&isPromo=true')
    expect(canonical(html)).toBe('https://shop.example/shop')
    expect(meta(html, 'robots')).toBe('noindex')
  })

  test('the rendered page of a product has its name, price and picture in the link preview', async () => {
    const [product] = await products('search=Eko')
    const { status, html, text } = await open(`/product/${product!._id}`)
    expect(status).toBe(200)
    expect(text).toContain(product!.name)
    expect(meta(html, 'og:title')).toBe(product!.name)
    expect(meta(html, 'og:description')).toMatch(new RegExp(`^${formatNaira(payablePrice(product!))} · \\S`))
    const card = `^https://shop\\.example/media/cards/card-product-${product!._id}-[0-9a-f]{20}\\.jpg$`
    expect(meta(html, 'og:image')).toMatch(new RegExp(card))
    expect(meta(html, 'og:image:width')).toBe('1200')
    expect(meta(html, 'og:image:height')).toBe('630')
    expect(meta(html, 'og:image:alt')).toContain(`${product!.name}, ${formatNaira(payablePrice(product!))}`)
    expect(canonical(html)).toBe(`https://shop.example/product/${product!._id}`)
    const [offer, breadcrumb] = structured(html)
    expect(offer).toMatchObject({
      '@type': 'Product',
      material: 'Bouclé',
      offers: {
        priceCurrency: 'NGN',
        deliveryLeadTime: { '@type': 'QuantitativeValue', minValue: 4, maxValue: 6, unitCode: 'WEE' },
      },
    })
    expect(html).toContain('href="/shop?material=Boucl%C3%A9"')
    expect(text).toContain('Made for you in 4 to 6 weeks')
    expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  test('the rendered page of a product links to the chat with its name, price and absolute link', async () => {
    const [product] = await products('search=Eko')
    const { html } = await open(`/product/${product!._id}`)
    const link = /href="(https:\/\/wa\.me\/[^"]*product[^"]*)"/.exec(html)![1]!
    const message = new URL(decodeHtml(link)).searchParams.get('text')!
    expect(message.split('\n').slice(2)).toEqual([
      product!.name,
      `Includes: ${product!.items}`,
      `Price: ${formatNaira(payablePrice(product!))}`,
      `https://shop.example/product/${product!._id}`,
    ])
  })

  test('a rendered page escapes any name in its body, meta tags, state and structured data', async () => {
    const rude = (await products('category=Bedroom')).find(({ name }) => name.includes('alert(1)'))!
    const { html } = await open(`/product/${rude._id}`)
    expect(html).not.toContain('<script>alert(1)')
    expect(html.match(/<script/g)).toHaveLength(5)
    expect(meta(html, 'og:title')).toBe(rude.name)
    expect(structured(html)[0]).toMatchObject({ name: rude.name })
    expect(state(html).router.loaderData['items/product'].product.name).toBe(rude.name)
  })

  test('an unknown path gets a page with status 404 and its sentence', async () => {
    const nothing = await Promise.all(
      ['/nonsense', '/styles/baroque', '/product/%E0%A4%A', '/collection/0192f0c1-0000-7000-8000-000000000000'].map(open),
    )
    expect(nothing.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(nothing.map(({ html }) => /<h1[^>]*>([^<]*)/.exec(html)![1])).toEqual([
      '404 Not Found',
      '404 Not Found',
      'Product not found.',
      'Collection not found.',
    ])
    expect(nothing[2]!.html).toMatch(/href="\/shop"[^>]*>(<span[^>]*>)?Back to Shop/)
    expect(nothing[3]!.html).toMatch(/href="\/shop\?view=collections"[^>]*>(<span[^>]*>)?Back to Collections/)
    for (const { html } of nothing) expect(meta(html, 'robots')).toBe('noindex')
  })

  test('a rendered page ignores invalid parameters in its URL', async () => {
    const { status, html } = await open('/shop?category=Kitchen&sort=worst&minPrice=abc&page=-3&view=tables')
    expect(status).toBe(200)
    expect(tag(html, 'title')).toBe('Shop – Atelier Ilé')
  })

  test('page paths match regardless of case, even for the style Antique/Royal', async () => {
    expect((await open('/SHOP')).status).toBe(200)
    const { status, html } = await open('/styles/antique%2Froyal')
    expect(status).toBe(200)
    expect(canonical(html)).toBe('https://shop.example/styles/antique%2Froyal')
  })

  test('an unknown endpoint, file or picture gets no rendered page', async () => {
    const responses = await Promise.all(['/api/nothing', '/assets/gone.js', '/media/gone.jpg'].map(open))
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
    for (const { headers } of responses) expect(headers['content-type']).not.toContain('text/html')
  })

  test('a rendered page contains no inline script, as the content security policy demands', async () => {
    const { html } = await open('/')
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!)
    for (const attributes of scripts)
      expect(attributes).toMatch(/ src="\/(assets\/|without-app\.js")|type="application\/(ld\+)?json"/)
  })

  test('a rendered page is cached until the catalogue changes', async () => {
    const first = await open('/shop?sort=name')
    const again = await testShop.app.inject({
      url: '/shop?sort=name',
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
    await changeCatalogue(testShop.database, (transaction) =>
      addProducts(transaction, [{ ...productDraft(catalogueProducts[0]!), name: 'Aardvark Stool' }]),
    )
    await expect.poll(async () => (await open('/shop?sort=name')).text).toContain('Aardvark Stool')
  })

  test('a rendered page that was visited is rendered again after a change of the catalogue, before anybody visits it', async () => {
    const renderings = () => rendered.filter((url) => url.endsWith('/styles/modern')).length
    await open('/styles/modern')
    expect(renderings()).toBe(1)
    await changeCatalogue(testShop.database, async () => undefined)
    await expect.poll(renderings).toBe(2)
    await open('/styles/modern')
    expect(renderings()).toBe(2)
  })

  test('links with tracking parameters get one page, which is rendered once', async () => {
    const links = ['?utm_source=chat&fbclid=IwAR0_x', '?gclid', '?utm_medium=b&igsh=c']
    for (const query of links) expect((await open(`/showroom${query}`)).status).toBe(200)
    expect(rendered.filter((url) => url.includes('/showroom'))).toEqual(['https://shop.example/showroom'])
    expect((await open('/shop?search=bed&gclid')).status).toBe(200)
    expect(rendered).toContain('https://shop.example/shop?search=bed')
  })

  test('a rendered page that was cached shows the details that an admin has saved since, escaped', async () => {
    expect((await open('/contact')).html).toContain('https://wa.me/2348000000000')
    const { cookie } = await signIn(testShop.database, 'admin')
    const street = '1 <script>alert(1)</script> Close'
    const { body: details } = await send(testShop, 'GET /api/admin/shop', undefined, cookie)
    await savePictures(testShop.database.orm, [createImage()])
    const body = { ...details, chatNumber: '2348099999999', address: { ...createShopDetails().address, street } }
    const { status } = await send(testShop, 'PUT /api/admin/operations/updateShop', body, cookie)
    expect(status).toBe(200)
    for (const path of ['/contact', '/showroom', '/']) {
      const { html } = await open(path)
      expect(html).toContain('https://wa.me/2348099999999')
      expect(html).not.toContain('wa.me/2348000000000')
      expect(html).not.toContain('<script>alert')
    }
  })

  test('rendered pages are listed in the sitemap, which robots.txt names', async () => {
    const { html, headers } = await open('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const addresses = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!)
    expect(addresses).toContain('https://shop.example/')
    expect(addresses).toContain('https://shop.example/styles/antique%2Froyal')
    for (const { _id } of await products('limit=100')) expect(addresses).toContain(`https://shop.example/product/${_id}`)
    expect((await open('/robots.txt')).html).toContain('Sitemap: https://shop.example/sitemap.xml')
  })
})

describe('a page during an outage of the database', () => {
  let build: Promise<WebBuild>
  let database: Database
  const testShop = useTestShop(async () => (database = await openTestDatabase()), fillCatalogue, {
    shop,
    pages: (app) => renderPages(app, { build: () => (build ??= loadWebBuild(folders.client, folders.server)), publicUrl }),
  })

  test('a cached page is still served during an outage of the database, and any other has status 503', async () => {
    const before = await testShop.app.inject('/shop')
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
    vi.spyOn(database.pool, 'query').mockRejectedValue(refused as never)
    // The embedded database forgets the version of the catalogue when its connection ends.
    database.pool.emit('remove', {} as never)
    vi.spyOn(database.pool, 'connect').mockRejectedValue(refused as never)
    const during = await testShop.app.inject('/shop')
    expect([during.statusCode, during.body]).toEqual([200, before.body])
    expect((await testShop.app.inject('/shop?category=Bedroom')).statusCode).toBe(503)
    vi.restoreAllMocks()
  })
})

describe('a failing page', () => {
  const testShop = useTestShop(openTestDatabase, undefined, {
    shop,
    pages: (app) =>
      renderPages(app, { build: async () => failing(await loadWebBuild(folders.client, folders.server)), publicUrl }),
  })

  test('a page that fails to render has status 500 and a sentence without the reason', async () => {
    const { statusCode, body } = await testShop.app.inject('/shop')
    expect(statusCode).toBe(500)
    expect(body).toContain('This page could not be loaded.')
    expect(body).not.toContain('secret reason')
  })
})

/** The build without access to the API. */
function failing(build: WebBuild): WebBuild {
  const transport = () => Promise.reject(new Error('secret reason'))
  const { entry } = build
  return { ...build, entry: { ...entry, render: (request, input) => entry.render(request, { ...input, transport }) } }
}

function tag(html: string, name: string): string | undefined {
  const content = new RegExp(`<${name}[^>]*>([^<]*)`).exec(html)?.[1]
  return content === undefined ? undefined : decodeHtml(content)
}

function meta(html: string, name: string): string | undefined {
  const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return content === undefined ? undefined : decodeHtml(content)
}

function canonical(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
}

function structured(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].map(([, json]) => JSON.parse(json!))
}

function state(html: string) {
  return JSON.parse(/id="page-state">([^<]*)</.exec(html)![1]!)
}

function textOf(html: string): string {
  const body = /<body>([\s\S]*?)<script/.exec(html)?.[1] ?? ''
  return inOneLine(decodeHtml(body.replace(/<[^>]*>/g, ' ')))
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function decodeHtml(text: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => names[name]!)
}
