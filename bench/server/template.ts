import type { FloorRow } from './floor-rows.ts'

/**
 * Creates the smallest renderer of a page: everything in the page but the ids, names and pictures of these rows is constant.
 *
 * @param page - the page as the shop has rendered it
 * @param rows - the rows that it shows
 * @returns writes the page from rows that were read again
 */
export function createTemplate(page: string, rows: readonly FloorRow[]): (rows: readonly FloorRow[]) => string {
  const places = new Map(rows.flatMap((row, index) => textsOf(row).map((text, position) => [text, { index, position }] as const)))
  const texts = [...places.keys()]
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replaceAll(/[^\w-]/g, '\\$&'))
  // The parts at odd positions are what the group has matched.
  const parts = page.split(new RegExp(`(${texts.join('|')})`)).map((part, at) => (at % 2 === 0 ? part : places.get(part)!))
  return (read) => {
    const filled = read.map(textsOf)
    return parts.map((part) => (typeof part === 'string' ? part : filled[part.index]?.[part.position])).join('')
  }
}

function textsOf({ id, name, images }: FloorRow): string[] {
  return [id, name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'), ...images.map((image) => image.public_id)]
}
