import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ImportError } from './entries.ts'
import { readCsv } from './read-csv.ts'

const file = resolve('catalogue', 'products.csv')

/** The problems of an unreadable file. */
function problemsOf(text: string): unknown {
  try {
    readCsv(text, file)
  } catch (error) {
    if (error instanceof ImportError) return error.problems
    throw error
  }
  return []
}

describe('a CSV of products', () => {
  test('reads a CSV by column, whatever the order and spelling of the headings', () => {
    const { entries, problems } = readCsv(
      'Price,SKU,Name,Best Seller,Discounted-Price,origin,width,depth,height,images,alt texts,Collection\n' +
        '"₦1,250,000",eko,Eko Sofa,yes,"1,000,000",Italy,245,98,80,front.jpg|side.jpg,Front,eko-living\n',
      file,
    )
    expect(problems).toEqual([])
    expect(entries.products).toEqual([
      {
        place: 'Line 2',
        key: 'eko',
        fields: {
          name: 'Eko Sofa',
          price: 1_250_000,
          isBestSeller: true,
          discountedPrice: 1_000_000,
          isPromo: true,
          origin: 'Italy',
          isForeign: true,
          dimensions: { width: 245, depth: 98, height: 80 },
        },
        unreadable: [],
        pictures: [
          { name: 'front.jpg', path: resolve('catalogue', 'front.jpg') },
          { name: 'side.jpg', path: resolve('catalogue', 'side.jpg') },
        ],
        alts: ['Front'],
        collection: 'eko-living',
      },
    ])
  })

  test("reads the items '-1' as '(1)', because a spreadsheet saves them so, except where an export has marked them", () => {
    const { entries } = readCsv("slug,items\neko,-1\nife,'-1\n", file)
    expect(entries.products.map(({ fields }) => fields)).toEqual([{ items: '(1)' }, { items: '-1' }])
  })

  test('leaves out missing columns of a CSV and clears fields with empty cells', () => {
    const { entries } = readCsv('slug,price\neko,5\n', file)
    expect(entries.products).toEqual([{ place: 'Line 2', key: 'eko', fields: { price: 5 }, unreadable: [] }])
    const emptied = readCsv('slug,discounted_price,origin,width,depth,height,images,collection\neko,,,,,,,\n', file)
    expect(emptied.entries.products).toEqual([
      {
        place: 'Line 2',
        key: 'eko',
        fields: { discountedPrice: null, isPromo: false, origin: null, isForeign: false, dimensions: null },
        unreadable: [],
        pictures: [],
        collection: null,
      },
    ])
  })

  test.each([
    ['a byte order mark', '\ufeffslug,name\neko,Eko\n'],
    ['the line ends of Windows', 'slug,name\r\neko,Eko\r\n'],
    ['the line ends of old Macs', 'slug,name\reko,Eko'],
    ['semicolons', 'slug;name\neko;Eko\n'],
    ['tabs', 'slug\tname\neko\tEko\n'],
    ['quotes', '"slug","name"\n"eko","Eko"\n'],
    ['empty lines and rows', 'slug,name\n\neko,Eko\n,\n\n'],
    ['empty lines before the headings', '\n\nslug;name\neko;Eko\n'],
    ['the line of Excel that names its separator', '\ufeffsep=;\r\nslug;name\r\neko;Eko\r\n'],
    ['that line after it was saved again', 'sep=;;;\nslug;name;;\neko;Eko;;\n'],
    ['empty columns at the end', 'slug,name,,\neko,Eko,, \n,,,\n'],
    ['empty cells at the end of a row', 'slug,name\neko,Eko,,\n'],
    ['an empty column in the middle', ',slug,,name\n,eko,,Eko\n'],
  ])('accepts a CSV with %s', (_what, text) => {
    const { entries, problems } = readCsv(text, file)
    expect(problems).toEqual([])
    expect(entries.products.map(({ key, fields }) => [key, fields.name])).toEqual([['eko', 'Eko']])
  })

  test('counts the lines of a CSV like an editor across multi-line cells and empty lines', () => {
    const { entries } = readCsv('slug,description\r\n\r\na,"one\r\ntwo\r\nthree"\r\nb,x\r\n\r\nc,y\r\n', file)
    expect(entries.products.map(({ place, key }) => [place, key])).toEqual([
      ['Line 3', 'a'],
      ['Line 6', 'b'],
      ['Line 8', 'c'],
    ])
  })

  test('counts the line of Excel that names its separator', () => {
    const { problems } = readCsv('sep=;\nslug;price\neko;cheap\n', file)
    expect(problems.map(({ place }) => place)).toEqual(['Line 3'])
  })

  test('reports a text below an empty heading', () => {
    expect(readCsv('slug,,name\neko,5,Eko\n', file).problems).toEqual([
      { place: 'Line 2', message: "Column 2 has no heading, but the text '5'. Write a heading into line 1, or delete the text." },
    ])
  })

  test('rejects a key that a spreadsheet has shortened to a number with an exponent', () => {
    expect(readCsv('slug,name\n1.23457E+12,Eko\n"1,2E+13",Oba\n', file).problems).toEqual(
      ['1.23457E+12', '1,2E+13'].map((key, index) => ({
        place: `Line ${index + 2}`,
        message: `The spreadsheet has shortened the slug to ${key}. Set the format of the column to text, and write the slug again.`,
      })),
    )
  })

  test('accepts quotation marks inside an unquoted cell of a CSV', () => {
    const { entries } = readCsv('slug,name\na,Eko 8" sofa\n', file)
    expect(entries.products[0]?.fields).toEqual({ name: 'Eko 8" sofa' })
  })

  test('reports a key that is too long or cannot be stored', () => {
    const { problems } = readCsv(`slug,name\n${'é'.repeat(201)},Eko\na\0b,Oba\n${'é'.repeat(200)},Ibo\n`, file)
    expect(problems).toEqual([
      { place: 'Line 2', message: 'Slug must be at most 200 characters.' },
      { place: 'Line 3', message: 'Remove the characters that cannot be stored.' },
    ])
  })

  test('reports every unreadable cell of a CSV with its line', () => {
    const { problems } = readCsv('slug,price,best_seller,width\na,cheap,maybe,wide\n,5,,\nb,1,2,3,4\n', file)
    expect(problems).toEqual([
      { place: 'Line 2', message: "Price must be a number such as 1250000 or 1,250,000.00; found 'cheap'." },
      { place: 'Line 2', message: "Best seller must be yes or no; found 'maybe'." },
      { place: 'Line 2', message: "Width must be a number of centimetres such as 84 or 84.5; found 'wide'." },
      { place: 'Line 3', message: 'Slug is required: it tells the product apart when the file is imported again.' },
      { place: 'Line 4', message: 'The row has 5 cells, but there are 4 columns. Is a text with commas without quotes?' },
    ])
  })
})

describe('an invalid CSV', () => {
  test('rejects a CSV with unknown headings and lists the valid columns', () => {
    expect(problemsOf('slug,prise\n')).toEqual([
      {
        place: 'Line 1',
        message:
          "The column 'prise' is unknown. The columns are type, slug, name, category, style, price, items, description, " +
          'discounted_price, origin, best_seller, width, depth, height, material, lead_time_minimum, lead_time_maximum, ' +
          'images, alt_texts, collection, visibility.',
      },
    ])
  })

  test('rejects a CSV without a key or with a duplicate column', () => {
    expect(problemsOf('name,name\n')).toEqual([
      { place: 'Line 1', message: "The column 'name' is there twice." },
      { place: 'Line 1', message: "The file needs a column 'slug' (or 'sku') with a key of your own for each product." },
    ])
  })

  test('rejects a CSV in which an unclosed quotation mark swallows the next rows', () => {
    const rows = ['a,Ada,"A deep sofa', 'b,Oba,"A ""small"" chair"', 'c,Eko,"Wide', 'd,Ibo,"Low" bed', 'e,Ile,Soft']
    const message = 'A quotation mark is opened here and not closed before the next row.'
    expect(problemsOf(['slug,name,description', ...rows].join('\n'))).toEqual([
      { place: 'Line 2', message },
      { place: 'Line 4', message },
    ])
  })

  test('accepts quoted cells of several lines that begin with a quotation mark', () => {
    const { entries } = readCsv('slug,description\na,"""Soft"" he said,\nand sat down."\nb,"Low\nbed"\n', file)
    expect(entries.products.map(({ fields }) => fields)).toEqual([
      { description: '<p>"Soft" he said,<br />and sat down.</p>' },
      { description: '<p>Low<br />bed</p>' },
    ])
  })

  test('rejects a CSV with an unclosed quotation mark', () => {
    expect(problemsOf('slug,name\na,"Eko\nb,Oba\n')).toEqual([
      { place: 'The file', message: 'A quotation mark is opened and never closed.' },
    ])
  })
})
