import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collectionSaving } from '@shop/domain'
import type { Priced } from '@shop/domain'
import { sql } from '../db/drizzle.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openMemoryDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import type { Orm } from '../db/orm.ts'
import { createEncoder } from '../media/encoder.ts'
import { createMedia, type Media } from '../media/media.ts'
import { pictureHash } from '../media/names.ts'
import { createMemoryStore, type MemoryStore } from '../media/testing/memory-store.ts'
import { drawPicture } from '../media/testing/pictures.ts'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { type CatalogueRepository, createCatalogueRepository } from '../catalogue/catalogue.repository.ts'
import { importCatalogue, ImportError, type ImportSummary } from './import.ts'
import { problemLines, summaryLines } from './import/report.ts'

let database: Database
let catalogue: CatalogueRepository
beforeAll(async () => {
  database = await openMemoryDatabase(null)
  await migrate(database)
  catalogue = createCatalogueRepository(database.orm)
}, 60_000)
afterAll(() => database.close())

let folder = ''
let store: MemoryStore
let media: Media
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  store = createMemoryStore()
  media = createMedia(store, createEncoder())
  await database.orm.execute(sql`truncate products, collections, pictures, site_pictures cascade`)
})
afterEach(() => rm(folder, { recursive: true }))

const headings = 'slug,name,category,style,price,items,description'

async function writeCsv(...lines: string[]): Promise<string> {
  const file = join(folder, 'products.csv')
  await writeFile(file, `${lines.join('\n')}\n`)
  return file
}

async function writeCatalogue(content: unknown): Promise<string> {
  const file = join(folder, 'catalogue.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

async function writePicture(name: string, seed: number): Promise<string> {
  await writeFile(join(folder, name), await drawPicture({ width: 24, height: 24 }, seed).png().toBuffer())
  return name
}

function load(file: string, options: { dryRun?: boolean } = {}): Promise<ImportSummary> {
  return importCatalogue(file, { database, media, ...options })
}

async function problemsOf(importing: Promise<unknown>): Promise<unknown> {
  return importing.then(
    () => [],
    (error: unknown) => (error instanceof ImportError ? error.problems : Promise.reject(error)),
  )
}

async function listedProducts() {
  const query = { page: 1, limit: 100 } as Parameters<CatalogueRepository['listProducts']>[0]
  return (await catalogue.listProducts(query, null)).products
}

async function listedCollections() {
  const query = { page: 1, limit: 100 } as Parameters<CatalogueRepository['listCollections']>[0]
  return (await catalogue.listCollections(query, null)).collections
}

async function catalogueVersion(): Promise<unknown> {
  return (await database.orm.execute(sql`select version from catalogue_state`)).rows[0]?.version
}

const sofa = 'eko,Eko Sofa,living room,Contemporay,"₦1,250,000",(3+1+1),A deep sofa.'

describe('a CSV of products', () => {
  test('a CSV import adds its rows, the first as the newest', async () => {
    const file = await writeCsv(headings, sofa, 'oba,Oba Chair,Armchair,Glam,500000.50,(1),<p onclick="x()">Soft.</p>')
    expect((await load(file)).products).toEqual({ added: 2, changed: 0, unchanged: 0 })
    const [first, second] = await listedProducts()
    expect(first).toMatchObject({
      name: 'Eko Sofa',
      category: 'Living Room',
      style: 'Contemporary',
      price: 1_250_000,
      items: '(3+1+1)',
      description: '<p>A deep sofa.</p>',
      isPromo: false,
      isForeign: false,
      isBestSeller: false,
      collectionId: null,
      dimensions: null,
      images: [],
    })
    expect(second).toMatchObject({ name: 'Oba Chair', price: 500_000.5, description: '<p>Soft.</p>' })
  })

  test('importing the same CSV again changes nothing, not even the catalogue version', async () => {
    const file = await writeCsv(`${headings},images`, `${sofa},${await writePicture('front.png', 1)}`)
    await load(file)
    const before = [await listedProducts(), await catalogueVersion(), [...store.files.keys()]]
    expect((await load(file)).products).toEqual({ added: 0, changed: 0, unchanged: 1 })
    expect([await listedProducts(), await catalogueVersion(), [...store.files.keys()]]).toEqual(before)
  })

  test('a CSV with few columns changes only these columns of its products', async () => {
    await load(
      await writeCsv(
        `${headings},images,width,depth,height,material`,
        `${sofa},${await writePicture('front.png', 1)},245,98,80,Bouclé`,
        'oba,Oba Chair,Armchair,Glam,500000,(1),Soft.,,,,,',
      ),
    )
    const [before, other] = await listedProducts()
    expect((await load(await writeCsv('slug,price', 'eko,900000'))).products).toEqual({ added: 0, changed: 1, unchanged: 0 })
    const [after, otherAfter] = await listedProducts()
    expect(after).toEqual({ ...before, price: 900_000, updatedAt: after?.updatedAt })
    expect(otherAfter).toEqual(other)
  })

  test('a CSV without pictures changes the alternative texts of the stored ones', async () => {
    const pictures = `${await writePicture('front.png', 1)}|${await writePicture('side.png', 2)}`
    await load(await writeCsv(`${headings},images,alt_texts`, `${sofa},${pictures},From the front|From the side`))
    const imported = async (cell: string) => {
      const { products } = await load(await writeCsv('slug,alt_texts', `eko,${cell}`))
      return [products.changed, (await listedProducts())[0]?.images.map(({ alt }) => alt)]
    }
    expect(await imported('From the front|From the side')).toEqual([0, ['From the front', 'From the side']])
    expect(await imported('A green sofa|\\0|More than it has')).toEqual([1, ['A green sofa', '']])
    expect(await imported('')).toEqual([1, ['Eko Sofa', 'Eko Sofa']])
  })

  test('a CSV without alternative texts keeps those of the stored pictures', async () => {
    const [front, side, back] = [
      await writePicture('front.png', 1),
      await writePicture('side.png', 2),
      await writePicture('back.png', 3),
    ]
    const columns = `type,${headings},images,alt_texts,collection`
    await load(
      await writeCsv(
        columns,
        `product,${sofa},${front}|${front}|${side},From the front|As a cushion|From the side,palace`,
        `collection,palace,The Palace,,Glam,5,,Soft.,${front},A palace,`,
      ),
    )
    const imported = async (pictures: string) => {
      await load(await writeCsv('slug,images', `eko,${pictures}`))
      return (await listedProducts())[0]?.images.map(({ alt }) => alt)
    }
    expect(await imported(`${front}|${front}|${side}`)).toEqual(['From the front', 'As a cushion', 'From the side'])
    const [product] = await listedProducts()
    expect(await imported(`${product?.images[2]?.url}|${back}|${front}`)).toEqual(['From the side', 'Eko Sofa', 'From the front'])
    const { collections } = await load(await writeCsv('type,slug,images', `collection,palace,${front}`))
    expect([collections.unchanged, (await listedCollections())[0]?.coverImage?.alt]).toEqual([1, 'A palace'])
  })

  test('a CSV import sets, keeps and removes a lead time', async () => {
    const imported = async (...lines: string[]) => {
      const { products } = await load(await writeCsv(...lines))
      return [products.changed, (await listedProducts())[0]?.leadTimeWeeks]
    }
    const leadTime = { minimum: 4, maximum: 6 }
    expect(await imported(`${headings},Lead time min,lead_time_max`, `${sofa},4,6 weeks`)).toEqual([0, leadTime])
    expect(await imported(`${headings},lead_time_minimum,lead_time_maximum`, `${sofa},4,6`)).toEqual([0, leadTime])
    expect(await imported('slug,price', 'eko,900000')).toEqual([1, leadTime])
    expect(await imported('slug,lead_time_minimum,lead_time_maximum', 'eko,,')).toEqual([1, null])
  })

  test('a CSV import rejects a lead time that is reversed, incomplete or not a number', async () => {
    const file = await writeCsv(
      `${headings},lead_time_minimum,lead_time_maximum`,
      `${sofa},6,4`,
      'oba,Oba Chair,Armchair,Glam,500000,(1),Soft.,2,',
      'ife,Ife Chair,Armchair,Glam,500000,(1),Soft.,two,3',
    )
    expect(await problemsOf(load(file))).toEqual([
      { place: 'Line 2', message: 'The shortest lead time must not be longer than the longest.' },
      { place: 'Line 3', message: 'The longest lead time must be a whole number of weeks from 1 to 52.' },
      { place: 'Line 4', message: "The shortest lead time must be a number of weeks such as 4; found 'two'." },
    ])
  })

  test('a CSV import sets, keeps, changes and removes a material', async () => {
    const imported = async (...lines: string[]) => {
      const { products } = await load(await writeCsv(...lines))
      return [products.changed, (await listedProducts())[0]?.material]
    }
    expect(await imported(`${headings},material`, `${sofa}, Oak `)).toEqual([0, 'Oak'])
    expect(await imported(`${headings},material`, `${sofa},Oak`)).toEqual([0, 'Oak'])
    expect(await imported('slug,price', 'eko,900000')).toEqual([1, 'Oak'])
    expect(await imported('slug,material', 'eko,Walnut')).toEqual([1, 'Walnut'])
    expect(await imported('slug,material', 'eko,')).toEqual([1, null])
  })

  test('a CSV import keeps the order of pictures and uses the name where an alternative text is missing', async () => {
    const [front, side] = [await writePicture('front.png', 1), await writePicture('side.png', 2)]
    await load(await writeCsv(`${headings},images,alt_texts`, `${sofa},${front}|${side},Sofa from the front`))
    const [product] = await listedProducts()
    expect(product?.images.map(({ alt, width }) => [alt, width])).toEqual([
      ['Sofa from the front', 24],
      ['Eko Sofa', 24],
    ])
  })

  test('a CSV import adds a product to an existing collection by slug or name', async () => {
    await load(await writeCatalogue(await smallCatalogue()))
    await load(
      await writeCsv(
        `${headings},collection`,
        `${sofa},palace`,
        'oba,Oba Chair,Armchair,Glam,500000,(1),Soft.,the PALACE collection',
      ),
    )
    const [, ...imported] = (await listedProducts()).toReversed()
    expect(imported.map(({ collectionId }) => collectionId?.name)).toEqual(['The Palace Collection', 'The Palace Collection'])
  })

  test('a product that names a collection of the same CSV by its name stays in it at each import', async () => {
    const columns = `type,${headings},images,collection`
    const row = `collection,eko,Eko Collection,,Glam,900,,Soft.,${await writePicture('cover.png', 3)},`
    await load(await writeCsv(columns, row))
    const file = await writeCsv(columns, `product,${sofa},,Eko Collection`, row)
    const imported = async () => {
      const { products } = await load(file)
      return [products, (await listedProducts())[0]?.collectionId?.name]
    }
    expect(await imported()).toEqual([{ added: 1, changed: 0, unchanged: 0 }, 'Eko Collection'])
    const unchanged = { added: 0, changed: 0, unchanged: 1 }
    expect(await imported()).toEqual([unchanged, 'Eko Collection'])
    expect(await imported()).toEqual([unchanged, 'Eko Collection'])
  })

  test('a product that joins or leaves a collection by a CSV gives the collection a new version, so that no open form undoes it', async () => {
    await load(await writeCatalogue(await smallCatalogue()))
    const version = async () => (await listedCollections())[0]?.updatedAt
    const versions = [await version()]
    for (const row of [`${sofa},palace`, `${sofa},palace`, `${sofa},`, `${sofa},palace`]) {
      await load(await writeCsv(`${headings},collection`, row))
      versions.push(await version())
    }
    const [first, joined, unchanged, left, back] = versions
    expect(unchanged).toBe(joined)
    expect(new Set([first, joined, left, back]).size).toBe(4)
  })

  test('a CSV with errors is rejected: it reports each with its line and stores nothing', async () => {
    const picture = await writePicture('front.png', 1)
    await writeFile(join(folder, 'text.png'), 'This is a text.')
    const file = await writeCsv(
      `${headings},discounted_price,images,collection`,
      `${sofa},,${picture},`,
      'a,,Garden,Modern,-1,(1),<p> </p>,,,',
      'b,Bed,Bedroom,Modern,100,(1),Soft.,100,text.png|missing.png,',
      'eko,Bed,Bedroom,Modern,cheap,(1),Soft.,,,Nowhere',
    )
    expect(await problemsOf(load(file))).toEqual([
      { place: 'Line 3', message: 'Name is required.' },
      {
        place: 'Line 3',
        message: 'Category must be one of Living Room, Armchair, Bedroom, Dining Room, Center Table, Wardrobe, TV Unit, Carpet.',
      },
      { place: 'Line 3', message: 'Description cannot be empty.' },
      { place: 'Line 3', message: 'Price must be a non-negative number.' },
      { place: 'Line 4', message: 'Discounted price must be less than the original price.' },
      { place: 'Line 4', message: "Picture 'text.png': This file is not a JPEG, PNG, WebP or AVIF picture." },
      { place: 'Line 4', message: "Picture 'missing.png': There is no such file." },
      { place: 'Line 5', message: "Price must be a number such as 1250000 or 1,250,000.00; found 'cheap'." },
      { place: 'Line 5', message: "The slug 'eko' is already used in the file: Line 2." },
      { place: 'Line 5', message: "There is no collection 'Nowhere'. Make it first, or leave the cell empty." },
    ])
    expect(await listedProducts()).toEqual([])
    expect([...store.files.keys()]).toEqual([])
  })

  test('a CSV with a truncated picture is rejected, and earlier pictures are removed again', async () => {
    const picture = await writePicture('front.png', 1)
    const whole = await drawPicture({ width: 200, height: 200 }).jpeg().toBuffer()
    await writeFile(join(folder, 'cut.jpg'), whole.subarray(0, whole.length / 2))
    expect(await problemsOf(load(await writeCsv(`${headings},images`, `${sofa},${picture}|cut.jpg`)))).toEqual([
      { place: 'Line 2', message: "Picture 'cut.jpg': This picture cannot be read: the file is damaged or incomplete." },
    ])
    expect([...store.files.keys()]).toEqual([])
  })

  test('a CSV with names of pictures that no file can have is rejected', async () => {
    await writePicture('front.png', 1)
    const names = ['front.png/side.png', 'a\0.png', `${'long'.repeat(100)}.png`]
    const file = await writeCsv(`${headings},images`, `${sofa},${names.join('|')}`)
    expect(await problemsOf(load(file))).toEqual(
      names.map((name) => ({ place: 'Line 2', message: `Picture '${name}': There is no such file.` })),
    )
  })

  test('a CSV that names a video of 3 GB as a picture is rejected with its line', async () => {
    const video = await open(join(folder, 'sofa.mp4'), 'w')
    await video.truncate(3 * 1024 ** 3)
    await video.close()
    expect(await problemsOf(load(await writeCsv(`${headings},images`, `${sofa},sofa.mp4`)))).toEqual([
      { place: 'Line 2', message: "Picture 'sofa.mp4': This picture is larger than 10 MB." },
    ])
  })

  test('a CSV import leaves neither rows nor pictures when the database fails in the middle', async () => {
    const file = await writeCsv(`${headings},images`, `${sofa},${await writePicture('front.png', 1)}`)
    await database.orm.execute(sql`alter table product_images add constraint first_only check (position > 0)`)
    try {
      await expect(load(file)).rejects.toThrow()
    } finally {
      await database.orm.execute(sql`alter table product_images drop constraint first_only`)
    }
    expect(await listedProducts()).toEqual([])
    expect([...store.files.keys()]).toEqual([])
  })

  test('an import removes the pictures that it replaces, except those that are still shown', async () => {
    const content = await smallCatalogue()
    const shown = await writePicture('shown.png', 1)
    const pictures = `${shown}|${await writePicture('old.png', 2)}`
    await load(await writeCatalogue({ ...content, heroes: [{ file: await writePicture('slide.png', 3), alt: 'A hall' }] }))
    await load(await writeCsv(`${headings},images`, `${sofa},${pictures}`, `oba,Oba Chair,Armchair,Glam,5,(1),Soft.,${shown}`))
    const ids = async () =>
      (await database.orm.execute(sql`select public_id as id from pictures order by id`)).rows.map(({ id }) => id)
    const stored = () => [...store.files.keys()].filter((name) => name.endsWith('.json')).map((name) => name.slice(0, 32))
    expect(stored()).toHaveLength(4)
    await load(await writeCsv('slug,images', `eko,${await writePicture('new.png', 4)}`))
    const [palace] = content.collections
    const cover = { file: await writePicture('cover.png', 5) }
    await load(
      await writeCatalogue({
        ...content,
        heroes: [{ file: 'new.png', alt: 'A hall' }],
        collections: [{ ...palace, coverImage: cover }],
      }),
    )
    const expected = await Promise.all(
      ['hero.png', 'shown.png', 'new.png', 'cover.png'].map(async (name) => pictureHash(await readFile(join(folder, name)))),
    )
    expect(stored().toSorted()).toEqual(expected.toSorted())
    expect(await ids()).toEqual(expected.toSorted())
  })

  test('a CSV import keeps the pictures of rows that were stored although the response of the database was lost', async () => {
    const file = await writeCsv(`${headings},images`, `${sofa},${await writePicture('front.png', 1)}`)
    const transaction: Orm['transaction'] = async (...work) => {
      await database.orm.transaction(...work)
      throw new Error('Connection terminated unexpectedly')
    }
    const orm = new Proxy(database.orm, {
      get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
    })
    await expect(importCatalogue(file, { database: { ...database, orm }, media })).rejects.toThrow('Connection terminated')
    const [product] = await listedProducts()
    expect(await media.find(product?.images[0]?.public_id ?? '')).not.toBeNull()
  })

  /** Imports a file, and lets something else change the catalogue while the pictures of the file are stored. */
  function loadDuring(file: string, change: () => Promise<unknown>): Promise<ImportSummary> {
    const add: Media['add'] = async (...picture) => {
      await change()
      return media.add(...picture)
    }
    return importCatalogue(file, { database, media: { ...media, add } })
  }

  test('a CSV import keeps what an admin saves meanwhile in other fields', async () => {
    await load(await writeCsv(headings, sofa))
    const file = await writeCsv('slug,price,images', `eko,900000,${await writePicture('front.png', 1)}`)
    const summary = await loadDuring(file, () =>
      changeCatalogue(database, (transaction) => transaction.execute(sql`update products set name = 'Renamed Sofa'`)),
    )
    expect(summary.products).toEqual({ added: 0, changed: 1, unchanged: 0 })
    expect(await listedProducts()).toMatchObject([{ name: 'Renamed Sofa', price: 900_000, images: [{ alt: 'Renamed Sofa' }] }])
  })

  test('a CSV import adds a changed product again that an admin deletes meanwhile, and says which unchanged ones are gone', async () => {
    const chair = (price: number) => `oba,Oba Chair,Armchair,Glam,${price},(1),Soft.`
    await load(await writeCsv(headings, sofa, chair(500_000)))
    const file = await writeCsv(`${headings},images`, `${sofa},`, `${chair(400_000)},${await writePicture('front.png', 1)}`)
    const summary = await loadDuring(file, () =>
      changeCatalogue(database, (transaction) =>
        transaction.execute(sql`update products set deleted_at = now(), deleted_key = import_key, import_key = null`),
      ),
    )
    expect(summary).toEqual({
      products: { added: 1, changed: 0, unchanged: 1 },
      collections: { added: 0, changed: 0, unchanged: 0 },
      heroesChanged: false,
      pictures: 1,
      deleted: ['Line 2'],
    })
    expect(summaryLines(summary, false).at(-1)).toBe(
      '  Line 2: It was deleted while the import was running. Import the file again to add it.',
    )
    expect(await listedProducts()).toMatchObject([{ name: 'Oba Chair' }])
    expect((await load(file)).products).toEqual({ added: 1, changed: 0, unchanged: 1 })
  })

  test('a row with few columns is rejected when the shop has no product with its slug', async () => {
    await load(await writeCsv(headings, sofa))
    const messages = [
      "The shop has no product 'oba', and a new one needs more fields.",
      'Name is required.',
      'Description is required.',
      'Style is required.',
      'Please say what is included, such as (3+3+1+1).',
      'Category is required.',
    ]
    expect(await problemsOf(load(await writeCsv('slug,price', 'eko,900000', 'oba,900000')))).toEqual(
      messages.map((message) => ({ place: 'Line 3', message })),
    )
  })

  test('two imports of the same CSV at once add its rows once', async () => {
    const file = await writeCsv(`${headings},images`, `${sofa},${await writePicture('front.png', 1)}`)
    const summary = await loadDuring(file, () => load(file))
    expect(summary.products).toEqual({ added: 0, changed: 0, unchanged: 1 })
    expect(await listedProducts()).toHaveLength(1)
    expect([...store.files.keys()]).not.toEqual([])
  })

  test('a CSV import is rejected when an admin deletes a collection meanwhile that a row names', async () => {
    await load(await writeCatalogue(await smallCatalogue()))
    const file = await writeCsv(
      `${headings},collection,images`,
      `${sofa},The Palace Collection,${await writePicture('side.png', 2)}`,
    )
    const files = [...store.files.keys()]
    const importing = loadDuring(file, () =>
      changeCatalogue(database, (transaction) => transaction.execute(sql`delete from collections`)),
    )
    const message = "There is no collection 'The Palace Collection'. Make it first, or leave the cell empty."
    expect(await problemsOf(importing)).toEqual([{ place: 'Line 2', message }])
    expect(await listedProducts()).toMatchObject([{ name: 'Throne' }])
    expect([...store.files.keys()]).toEqual(files)
  })

  test('a dry run reports the changes of a CSV without making them', async () => {
    await load(await writeCsv(headings, sofa, 'oba,Oba Chair,Armchair,Glam,500000,(1),Soft.'))
    const before = await listedProducts()
    const file = await writeCsv(
      `${headings},images`,
      `${sofa},${await writePicture('front.png', 1)}`,
      'oba,Oba Chair,Armchair,Glam,500000,(1),Soft.,',
      'new,New Chair,Armchair,Glam,5,(1),Soft.,',
    )
    expect(await load(file, { dryRun: true })).toEqual({
      products: { added: 1, changed: 1, unchanged: 1 },
      collections: { added: 0, changed: 0, unchanged: 0 },
      heroesChanged: false,
      pictures: 1,
      deleted: [],
    })
    expect(await listedProducts()).toEqual(before)
    expect([...store.files.keys()]).toEqual([])
  })

  test('a CSV of 1,200 rows is imported, and again after a quarter of its prices changed', async () => {
    const rows = (discount: number) =>
      Array.from(
        { length: 1200 },
        (_, index) =>
          `p-${index},Piece ${index},Armchair,Modern,${1000 + index - (index % 4 === 0 ? discount : 0)},(1),"A piece, one of many.\n\nIt is soft."`,
      )
    expect((await load(await writeCsv(headings, ...rows(0)))).products).toEqual({ added: 1200, changed: 0, unchanged: 0 })
    expect(await catalogue.countProducts()).toBe(1200)
    expect((await listedProducts()).slice(0, 3).map(({ name, price }) => [name, price])).toEqual([
      ['Piece 0', 1000],
      ['Piece 1', 1001],
      ['Piece 2', 1002],
    ])

    expect((await load(await writeCsv(headings, ...rows(10)))).products).toEqual({ added: 0, changed: 300, unchanged: 900 })
    expect(await catalogue.countProducts()).toBe(1200)
    expect((await listedProducts()).slice(0, 3).map(({ name, price }) => [name, price])).toEqual([
      ['Piece 0', 990],
      ['Piece 1', 1001],
      ['Piece 2', 1002],
    ])
  }, 120_000)

  /** Rows of products whose names count up. */
  const manyRows = (count: number) =>
    Array.from({ length: count }, (_, index) => `p-${index},Piece ${index},Armchair,Modern,1000,(1),Soft.`)

  /** A database that calls `between` before each transaction. */
  function watched(between: () => Promise<unknown>): Database {
    const transaction: Orm['transaction'] = async (...work) => {
      await between()
      return database.orm.transaction(...work)
    }
    const orm = new Proxy(database.orm, {
      get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
    })
    return { ...database, orm }
  }

  test('admins save between the steps of a large import', async () => {
    const counts: number[] = []
    const save = () =>
      changeCatalogue(database, async (transaction) => {
        const { rows } = await transaction.execute<{ count: string }>(sql`select count(*) from products`)
        counts.push(Number(rows[0]?.count))
      })
    const file = await writeCsv(headings, ...manyRows(250))
    await importCatalogue(file, { database: watched(save), media })
    expect(counts).toEqual([0, 100, 200])
    expect(await catalogue.countProducts()).toBe(250)
  }, 60_000)

  test('importing a file again finishes a large import that was interrupted, in the order of the file', async () => {
    const lines: string[] = []
    let left = 1
    const fail = async () => {
      if (left === 0) throw new Error('The database is gone.')
      left -= 1
    }
    const file = await writeCsv(headings, ...manyRows(250))
    const importing = importCatalogue(file, { database: watched(fail), media, log: (line) => lines.push(line) })
    await expect(importing).rejects.toThrow('The database is gone.')
    expect(lines).toEqual(['Saved only 100 of 250 records. Import the file again to save the others.'])
    expect((await listedProducts()).at(0)?.name).toBe('Piece 150')

    expect((await load(file)).products).toEqual({ added: 150, changed: 0, unchanged: 100 })
    const { rows } = await database.orm.execute<{ name: string }>(
      sql`select name from products order by created_at desc, id desc`,
    )
    expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 250 }, (_, index) => `Piece ${index}`))
  }, 60_000)

  test('a large import says how much it has saved when an admin deletes a collection meanwhile that a row names', async () => {
    await load(await writeCatalogue(await smallCatalogue()))
    const file = await writeCsv(`${headings},collection`, ...manyRows(120).map((row) => `${row},palace`))
    let steps = 0
    const remove = async () => {
      steps += 1
      if (steps === 2) await database.orm.execute(sql`delete from collections`)
    }
    const importing = importCatalogue(file, { database: watched(remove), media })
    const error: unknown = await importing.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ImportError)
    const { problems, saved } = error as ImportError
    expect([problems.length, saved]).toEqual([20, 100])
    expect(problemLines('a.csv', error as ImportError)[0]).toBe('a.csv was imported only in part: 20 problems.')
    expect(await catalogue.countProducts()).toBe(101)
  }, 60_000)

  test('a large import stores a picture again that was removed before its row is saved', async () => {
    const file = await writeCsv(
      `${headings},images`,
      `${sofa},${await writePicture('front.png', 1)}`,
      ...manyRows(120).map((row) => `${row},`),
    )
    let steps = 0
    const remove = async () => {
      steps += 1
      const [name = ''] = [...store.files.keys()].filter((stored) => stored.endsWith('.json'))
      if (steps === 1) await media.remove(name.replace('.json', ''))
    }
    await importCatalogue(file, { database: watched(remove), media })
    const [eko] = (await listedProducts()).filter(({ name }) => name === 'Eko Sofa')
    expect(await media.find(eko?.images[0]?.public_id ?? '')).not.toBeNull()
  }, 60_000)

  test('a large import may move a picture of the shop from its last row to its first by the address', async () => {
    const write = (price: number, first: string, last: string) =>
      writeCsv(
        `${headings},images`,
        ...manyRows(120).map((row, index) => {
          const picture = new Map([
            [0, first],
            [119, last],
          ]).get(index)
          return `${row.replace('1000', String(price))},${picture ?? ''}`
        }),
      )
    await load(await write(1000, '', await writePicture('front.png', 1)))
    const { rows } = await database.orm.execute<{ url: string; id: string }>(sql`select url, public_id as id from pictures`)
    const { url, id } = rows[0]!
    await load(await write(2000, url, ''))
    expect((await listedProducts())[0]?.images.map((image) => image.url)).toEqual([url])
    expect(await media.find(id)).not.toBeNull()
  }, 60_000)

  test('a large import adds its products to a collection of the same file', async () => {
    const file = await writeCsv(
      `type,${headings},images,collection`,
      `collection,palace,The Palace,,Glam,5,(1),Soft.,${await writePicture('cover.png', 3)},`,
      ...manyRows(120).map((row) => `product,${row},,palace`),
    )
    expect(await load(file, { dryRun: true })).toMatchObject({ products: { added: 120 }, collections: { added: 1 } })
    expect(await load(file)).toMatchObject({ products: { added: 120 }, collections: { added: 1 } })
    expect((await listedCollections())[0]?.productIds).toHaveLength(120)
    expect(await load(file)).toMatchObject({ products: { unchanged: 120 }, collections: { unchanged: 1 } })
  }, 60_000)

  test('a CSV of 1,200 rows is rejected for one error in the last row', async () => {
    const rows = Array.from({ length: 1199 }, (_, index) => `p-${index},Piece ${index},Armchair,Modern,1000,(1),Soft.`)
    const file = await writeCsv(headings, ...rows, 'last,Piece,Armchair,Modern,free,(1),Soft.')
    expect(await problemsOf(load(file))).toEqual([
      { place: 'Line 1201', message: "Price must be a number such as 1250000 or 1,250,000.00; found 'free'." },
    ])
    expect(await catalogue.countProducts()).toBe(0)
  })
})

/** A slide, a collection and its only product. */
async function smallCatalogue() {
  const picture = await writePicture('hero.png', 9)
  const item = { style: 'Antique/Royal', items: '(1)', description: '<p>Soft.</p>', price: 5 }
  return {
    heroes: [{ file: picture, alt: 'A parlour' }],
    products: [{ ...item, slug: 'throne', name: 'Throne', category: 'Armchair', images: [{ file: picture, alt: 'A throne' }] }],
    collections: [
      { ...item, slug: 'palace', name: 'The Palace Collection', products: ['throne'], coverImage: { file: picture } },
    ],
  }
}

describe('a catalogue in JSON', () => {
  test('a JSON import adds slides, products and collections and stores a shared picture once', async () => {
    const summary = await load(await writeCatalogue(await smallCatalogue()))
    expect(summary).toEqual({
      products: { added: 1, changed: 0, unchanged: 0 },
      collections: { added: 1, changed: 0, unchanged: 0 },
      heroesChanged: true,
      pictures: 1,
      deleted: [],
    })
    const [collection] = await listedCollections()
    const [product] = await listedProducts()
    expect(collection?.productIds.map(({ name }) => name)).toEqual(['Throne'])
    expect(product?.collectionId).toEqual({ _id: collection?._id, name: 'The Palace Collection' })
    expect(collection?.coverImage?.alt).toBe('The Palace Collection')
    expect((await catalogue.showcase()).heroes.map(({ alt }) => alt)).toEqual(['A parlour'])
    expect([...store.files.keys()].filter((name) => name.endsWith('.json'))).toHaveLength(1)
  })

  test('importing the same JSON again changes only a new slide and a new name', async () => {
    const content = await smallCatalogue()
    await load(await writeCatalogue(content))
    const [throne] = content.products
    const changed = {
      ...content,
      heroes: [{ file: await writePicture('other.png', 5), alt: 'A garden' }],
      products: [{ ...throne, name: 'Great Throne' }],
    }
    expect(await load(await writeCatalogue(changed))).toEqual({
      products: { added: 0, changed: 1, unchanged: 0 },
      collections: { added: 0, changed: 0, unchanged: 1 },
      heroesChanged: true,
      pictures: 2,
      deleted: [],
    })
    expect((await catalogue.showcase()).heroes.map(({ alt }) => alt)).toEqual(['A garden'])
    expect((await listedCollections()).map(({ productIds }) => productIds.map(({ name }) => name))).toEqual([['Great Throne']])
  })

  test('a JSON catalogue may list the products of a collection on either side, but none twice', async () => {
    const content = await smallCatalogue()
    const [palace] = content.collections
    const [throne] = content.products
    const products = [
      { ...throne, collection: null },
      { ...throne, slug: 'stool', name: 'Stool', collection: 'palace' },
    ]
    const file = await writeCatalogue({ ...content, products })
    await load(file)
    expect((await load(file)).products).toEqual({ added: 0, changed: 0, unchanged: 2 })
    expect((await listedCollections())[0]?.productIds.map(({ name }) => name)).toEqual(['Throne', 'Stool'])

    const byName = [...products, { ...throne, slug: 'bench', name: 'Bench', collection: 'The Palace Collection' }]
    const named = await writeCatalogue({ ...content, products: byName })
    await load(named)
    expect((await load(named)).collections).toEqual({ added: 0, changed: 0, unchanged: 1 })
    expect((await listedCollections())[0]?.productIds.map(({ name }) => name)).toEqual(['Bench', 'Throne', 'Stool'])

    const twice = { ...content, collections: [palace, { ...palace, slug: 'second' }] }
    expect(await problemsOf(load(await writeCatalogue(twice)))).toEqual([
      { place: 'Collection second', message: "The product 'throne' is in the collection 'palace' already." },
    ])
  })

  test('a JSON catalogue with errors is rejected and reports the record of each', async () => {
    const content = await smallCatalogue()
    const [palace] = content.collections
    const [throne] = content.products
    const broken = {
      ...content,
      products: [{ ...throne, style: 'Baroque' }],
      collections: [
        { ...palace, coverImage: null },
        { ...palace, slug: 'second', products: ['nothing'] },
      ],
    }
    expect(await problemsOf(load(await writeCatalogue(broken)))).toEqual([
      { place: 'Collection second', message: "The product 'nothing' is not in the file." },
      {
        place: 'Product throne',
        message: 'Style must be one of Modern, Contemporary, Antique/Royal, Bespoke, Minimalist, Glam.',
      },
      { place: 'Collection palace', message: 'Please upload a cover image for the collection.' },
    ])
  })

  test('a file that is not JSON or has another structure is rejected', async () => {
    const file = join(folder, 'catalogue.json')
    await writeFile(file, '{ products: ')
    expect(await problemsOf(load(file))).toEqual([{ place: 'The file', message: 'This is not JSON.' }])
    await writeFile(file, '{"products":[{"name":"Sofa"}]}')
    expect(await problemsOf(load(file))).toEqual([{ place: 'products.0.slug', message: 'A slug is required.' }])
  })
})

test('the demo catalogue follows every rule and has an alternative text for each picture', async () => {
  const file = fileURLToPath(new URL('../../../../demo/catalogue.json', import.meta.url))
  expect(await load(file, { dryRun: true })).toEqual({
    products: { added: 30, changed: 0, unchanged: 0 },
    collections: { added: 8, changed: 0, unchanged: 0 },
    heroesChanged: true,
    pictures: 70,
    deleted: [],
  })
  const content = JSON.parse(await readFile(file, 'utf8')) as {
    products: { images: { alt: string }[] }[]
    collections: { coverImage: { alt: string } }[]
    heroes: { alt: string }[]
  }
  const covers = content.collections.map(({ coverImage }) => coverImage)
  const alts = [...content.heroes, ...covers, ...content.products.flatMap(({ images }) => images)].map(({ alt }) => alt)
  expect(new Set(alts).size).toBe(70)
  expect(alts.filter((alt) => alt.length < 20)).toEqual([])
})

test('each collection of the demo catalogue costs less than its products bought singly', async () => {
  const file = fileURLToPath(new URL('../../../../demo/catalogue.json', import.meta.url))
  const { products, collections } = JSON.parse(await readFile(file, 'utf8')) as {
    products: (Priced & { slug: string })[]
    collections: (Priced & { slug: string; products: string[] })[]
  }
  const withoutSaving = collections.filter(
    (collection) =>
      collectionSaving(
        collection,
        products.filter(({ slug }) => collection.products.includes(slug)),
      ) === 0,
  )
  expect(withoutSaving.map(({ slug }) => slug)).toEqual([])
})

describe('a file', () => {
  test('a file without a product is rejected', async () => {
    expect(await problemsOf(load(await writeCsv(headings)))).toEqual([
      { place: 'The file', message: 'There is no product in it.' },
    ])
  })

  test('a file of another type than CSV or JSON is rejected', async () => {
    const file = join(folder, 'products.xlsx')
    await writeFile(file, 'PK')
    expect(await problemsOf(load(file))).toEqual([{ place: 'The file', message: 'Its name must end with .json or .csv.' }])
  })

  // An archive of a Mac has accents as characters of their own, a spreadsheet has them together with their letter.
  const forms = [
    ['NFC', 'NFD'],
    ['NFD', 'NFC'],
  ] as const

  test.each(forms)(
    'slugs and names of collections with accents in %s match those that were stored in %s',
    async (form, stored) => {
      const rows = (accents: 'NFC' | 'NFD', collection: string) => [
        `type,${headings},images,collection`,
        `collection,${'été'.normalize(accents)},Collection d'été,,Glam,5,,Soft.,cover.png,`,
        `product,${sofa.replace('eko', 'ékó'.normalize(accents))},,${collection.normalize(accents)}`,
      ]
      await writePicture('cover.png', 1)
      await load(await writeCsv(...rows(stored, 'été')))
      await database.orm.execute(sql`update products set import_key = normalize(import_key, ${sql.raw(stored)})`)
      await database.orm.execute(
        sql`update collections set import_key = normalize(import_key, ${sql.raw(stored)}), name = normalize(name, ${sql.raw(stored)})`,
      )
      await load(await writeCsv(...rows(form, "collection D'ÉTÉ")))
      const content = { products: [{ slug: 'ékó'.normalize(form), price: 9, collection: 'été'.normalize(form) }] }
      expect((await load(await writeCatalogue(content))).products).toEqual({ added: 0, changed: 1, unchanged: 0 })
      expect(await listedProducts()).toMatchObject([{ price: 9, collectionId: { name: "Collection d'été" } }])
      expect(await listedCollections()).toHaveLength(1)
    },
  )

  test.each(forms)('pictures whose names have accents in %s are found in files with %s', async (form, stored) => {
    await mkdir(join(folder, 'café'.normalize(stored)))
    await writePicture('café/métro.png'.normalize(stored), 1)
    const name = 'café/métro.png'.normalize(form)
    await load(await writeCsv(`${headings},images`, `${sofa},${name}`))
    expect((await listedProducts())[0]?.images).toHaveLength(1)
    const heroes = [{ file: name, alt: 'A parlour' }]
    expect((await load(await writeCatalogue({ heroes, products: [{ slug: 'eko', price: 9 }] }))).heroesChanged).toBe(true)
  })

  test('a file in another encoding than UTF-8 is rejected', async () => {
    const file = join(folder, 'products.csv')
    await writeFile(file, Buffer.from(`${headings}\nb,Boucl\u00e9,Armchair,Glam,5,(1),Soft.\n`, 'latin1'))
    expect(await problemsOf(load(file))).toEqual([
      { place: 'The file', message: "It is not UTF-8 text. In a spreadsheet, choose 'CSV UTF-8' when saving." },
    ])
  })
})

/** How many picture locks the connections of a database hold. Other tests use the same server beside this one. */
async function lockedPictures({ orm }: Database): Promise<number> {
  const { rows } = await orm.execute<{ count: string }>(
    sql`select count(*) from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and classid = 7280114 and granted and datname = current_database()`,
  )
  return Number(rows[0]?.count)
}

describe('pictures of an import', () => {
  test('an import locks only the pictures that it is storing, so that admins can save others', async () => {
    const shared = await openTestDatabase()
    try {
      const names = await Promise.all(Array.from({ length: 12 }, (_, index) => writePicture(`${index}.png`, index)))
      const file = await writeCsv(
        `${headings},images`,
        ...names.map((name, index) => sofa.replace('eko', `eko-${index}`) + `,${name}`),
      )
      let locked: Promise<number> | undefined
      const add: Media['add'] = async (...picture) => {
        // All pictures wait for the count, because a connection keeps its locks for a moment after its work.
        locked ??= lockedPictures(shared)
        await locked
        return media.add(...picture)
      }
      await importCatalogue(file, { database: shared, media: { ...media, add } })
      expect(await locked).toBeLessThanOrEqual(4)
      expect(await locked).toBeGreaterThanOrEqual(shared.url === null ? 0 : 1)
    } finally {
      await shared.close()
    }
  })
})
