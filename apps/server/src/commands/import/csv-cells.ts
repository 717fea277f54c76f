import { escapeText } from '@shop/domain'

/**
 * Reads a price such as '1250000', '1,250,000.00', '₦1,250,000' or 'NGN 1 250 000'; null for an empty cell.
 *
 * @throws CellError when the value is ambiguous, such as '1.250.000,00' or '450.000'
 */
export function readPrice(label: string, cell: string): number | null {
  const digits = cell.replace(/[\s\u00a0\u202f']/g, '').replace(/^(?:₦|NGN)/i, '')
  if (cell.trim() === '') return null
  if (/^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(digits)) return Number(digits.replaceAll(',', ''))
  throw new CellError(`${label} must be a number such as 1250000 or 1,250,000.00; found '${cell}'.`)
}

/** Reads what the buyer gets. A spreadsheet takes '(1)' for a negative number and saves '-1', which is '(1)' again. */
export function readItems(cell: string): string {
  return cell.trim().replace(/^-(\d+)$/, '($1)')
}

/** Reads a length in centimetres: '84', '84.5' or '84 cm'; null for an empty cell. */
export function readCentimetres(label: string, cell: string): number | null {
  return readMeasure(cell, /\s*cm$/i, `${label} must be a number of centimetres such as 84 or 84.5`)
}

/** Reads a number of weeks: '4' or '4 weeks'; null for an empty cell. The form's rules reject a fraction. */
export function readWeeks(label: string, cell: string): number | null {
  return readMeasure(cell, /\s*weeks?$/i, `${label} must be a number of weeks such as 4`)
}

/** Reads a number that its unit may follow. `rule` is the message for any other text, without its end. */
function readMeasure(cell: string, unit: RegExp, rule: string): number | null {
  const digits = cell.replace(unit, '').trim()
  if (digits === '') return null
  if (/^-?\d+(?:\.\d+)?$/.test(digits)) return Number(digits)
  throw new CellError(`${rule}; found '${cell}'.`)
}

const flagValues: Readonly<Record<string, boolean>> = {
  '': false,
  yes: true,
  no: false,
  true: true,
  false: false,
  y: true,
  n: false,
  1: true,
  0: false,
  x: true,
}

/** Reads a yes or no. An empty cell means no. */
export function readFlag(label: string, cell: string): boolean {
  const value = flagValues[cell.trim().toLowerCase()]
  if (value === undefined) throw new CellError(`${label} must be yes or no; found '${cell}'.`)
  return value
}

/** Splits a cell at '|' and trims the parts. An empty cell has none. */
export function readList(cell: string): string[] {
  return cell.trim() === '' ? [] : cell.split('|').map((part) => part.trim())
}

/** Reads a description as HTML. A cell without markup becomes paragraphs, one per block between empty lines. */
export function readDescription(cell: string): string {
  if (/<\/?[a-z][^>]*>/i.test(cell)) return cell
  return cell
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => `<p>${escapeText(block).replaceAll('\n', '<br />')}</p>`)
    .join('')
}

/** An unreadable cell. Its message is a sentence for the owner. */
export class CellError extends Error {
  override readonly name = 'CellError'
}
