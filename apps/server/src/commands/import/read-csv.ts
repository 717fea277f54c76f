import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { unmarkFormula } from '../../catalogue/export/csv-line.ts'
import { pictureAt } from '../../media/names.ts'
import { readAlts } from './csv-alts.ts'
import { CellError, readItems, readList } from './csv-cells.ts'
import { type CsvColumn, csvColumns, type CsvRow, parseColumn, readFields, readType, readVisibility } from './csv-columns.ts'
import {
  type CatalogueEntries,
  type CollectionEntry,
  ImportError,
  type ImportProblem,
  keySchema,
  type PictureReference,
  type ProductEntry,
  throwProblems,
} from './entries.ts'
import { fileReference } from './file-reference.ts'

/**
 * Parses a CSV of products and collections. Cells are separated by comma, semicolon or tab and quoted like in spreadsheets, with any line
 * endings.
 *
 * @param text - the decoded file
 * @param file - its path, the base of its pictures
 * @throws ImportError when the file is not a CSV or has unknown headings
 * @returns the rows, and a problem for every unreadable cell
 */
export function readCsv(text: string, file: string): { entries: CatalogueEntries; problems: ImportProblem[] } {
  const [headings = { line: 1, cells: [] }, ...rows] = readRows(text)
  const columns = readHeadings(headings)
  const problems: ImportProblem[] = []
  const products: ProductEntry[] = []
  const collections: CollectionEntry[] = []
  for (const { line, cells } of rows) {
    const place = `Line ${line}`
    const report = (message: string) => problems.push({ place, message })
    if (cells.length > columns.length) {
      const counts = `The row has ${cells.length} cells, but there are ${columns.length} columns.`
      report(`${counts} Is a text with commas without quotes?`)
      continue
    }
    const named = columns.flatMap((column, index) => (column === null ? [] : [[column, textOf(column, cells[index] ?? '')]]))
    const row = Object.fromEntries(named) as CsvRow
    for (const [index, cell] of cells.entries()) {
      if (columns[index] === null && !isBlank(cell)) report(noHeading(index, cell, headings.line))
    }
    const key = readKey(row.slug?.trim().normalize('NFC') ?? '', report)
    const { fields, unreadable } = readFields(row)
    for (const message of unreadable.values()) report(message)
    const pictures = row.images === undefined ? undefined : readList(row.images).map((name) => toReference(name, file))
    const type = readOr('product', () => readType(row), report)
    const visibility = readOr(undefined, () => readVisibility(row), report)
    const entry = {
      place,
      key,
      fields,
      unreadable: [...unreadable.keys()],
      ...(visibility && { visibility }),
      ...(pictures && { pictures }),
      ...(row.alt_texts === undefined ? {} : { alts: readAlts(row.alt_texts) }),
    }
    if (type === 'collection') {
      if (pictures && pictures.length > 1) report('A collection has one picture, its cover.')
      collections.push(entry)
      continue
    }
    products.push({
      ...entry,
      ...(row.collection === undefined ? {} : { collection: row.collection.trim().normalize('NFC') || null }),
    })
  }
  return { entries: { products, collections, heroes: null }, problems }
}

/** The text of a cell without the mark of an export, which also tells the items '-1' from those that a spreadsheet has changed. */
function textOf(column: CsvColumn, cell: string): string {
  return unmarkFormula(column === 'items' ? readItems(cell) : cell)
}

/** Reads the key of a row; empty when it cannot be one. */
function readKey(cell: string, report: (message: string) => void): string {
  if (cell === '') report('Slug is required: it tells the product apart when the file is imported again.')
  if (/^\d+(?:[.,]\d+)?E\+\d+$/i.test(cell)) {
    report(`The spreadsheet has shortened the slug to ${cell}. Set the format of the column to text, and write the slug again.`)
  }
  const { error } = keySchema.safeParse(cell)
  if (error === undefined) return cell
  error.issues.forEach(({ message }) => report(message))
  return ''
}

/** A picture by the name of its file, or by its address in the shop. */
function toReference(name: string, file: string): PictureReference {
  const storedId = pictureAt(name)
  return storedId === null ? fileReference(name, file) : { name, path: name, storedId }
}

/** Reads a cell, or reports why it cannot be read. */
function readOr<Value>(otherwise: Value, read: () => Value, report: (message: string) => void): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    report(error.message)
    return otherwise
  }
}

interface Row {
  /** The first line of the row, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

function readRows(text: string): Row[] {
  const all = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  // Excel writes a first line such as 'sep=;', and may add separators to it later. It becomes an empty line.
  const [declaration = '', separator] = /^"?sep=(.)[",;\t]*(?=\n)/i.exec(all) ?? []
  const lines = all.slice(declaration.length)
  try {
    const records = parse(lines, {
      delimiter: separator ?? delimiterOf(lines),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    const rows = records.map(({ record, info }) => ({
      line: info.lines - lineBreaks(record),
      // Spreadsheets write empty cells up to the widest row.
      cells: record.slice(0, record.findLastIndex((cell) => !isBlank(cell)) + 1),
    }))
    throwProblems(
      rows
        .filter(({ cells }) => cells.some((cell) => hasSwallowed(cell, lines)))
        .map(({ line }) => ({
          place: `Line ${line}`,
          message: 'A quotation mark is opened here and not closed before the next row.',
        })),
    )
    return rows
  } catch (error) {
    if (!(error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')) throw error
    throw new ImportError([{ place: 'The file', message: 'A quotation mark is opened and never closed.' }])
  }
}

/**
 * Whether a cell has swallowed other rows: the parser ends a quoted cell whose text goes on after a quotation mark only at the next
 * separator, and then keeps its quotation marks. The file does not have such a cell with doubled quotation marks.
 */
function hasSwallowed(cell: string, text: string): boolean {
  return cell.startsWith('"') && cell.includes('\n') && !text.includes(`"${cell.replaceAll('"', '""')}"`)
}

/** The parser reports the last line of a row, whose cells may contain line breaks. */
function lineBreaks(cells: readonly string[]): number {
  return cells.join('').split('\n').length - 1
}

function isBlank(cell: string): boolean {
  return cell.trim() === ''
}

/** The most frequent separator in the first line with a text. Spreadsheets write ';' where the comma is a decimal separator. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.trimStart().split('\n', 1)
  const count = (separator: string) => headings.split(separator).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/** The column of each heading; null for an empty one. */
function readHeadings({ line, cells }: Row): (CsvColumn | null)[] {
  const columns = cells.map(parseColumn)
  const problems = cells
    .filter((heading, index) => columns[index] === null && !isBlank(heading))
    .map((heading) => `The column '${heading}' is unknown. The columns are ${csvColumns.join(', ')}.`)
  const twice = columns.find((column, index) => column !== null && columns.indexOf(column) !== index)
  if (twice) problems.push(`The column '${twice}' is there twice.`)
  if (!columns.includes('slug')) {
    problems.push("The file needs a column 'slug' (or 'sku') with a key of your own for each product.")
  }
  if (problems.length > 0) throw new ImportError(problems.map((message) => ({ place: `Line ${line}`, message })))
  return columns
}

function noHeading(index: number, cell: string, line: number): string {
  return `Column ${index + 1} has no heading, but the text '${cell}'. Write a heading into line ${line}, or delete the text.`
}
