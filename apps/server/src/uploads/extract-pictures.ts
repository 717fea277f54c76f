import { randomUUID } from 'node:crypto'
import { readDataUrl } from '../pictures/data-url.ts'

/** A form whose large pictures were taken out. */
export interface LightForm<Picture> {
  /** The JSON of the form, in which each of these pictures has a short URL. */
  readonly json: string
  /** The pictures by that URL. */
  readonly pictures: ReadonlyMap<string, Picture>
}

/** The start of a property with a picture. Text cannot contain it, because JSON escapes quotes in text. */
const propertyStart = Buffer.from('"url":"data:image/')
const valueOffset = '"url":"'.length
const quote = '"'.charCodeAt(0)

/** A shorter data URL stays in the form: it costs little there. */
const smallestUrl = 64 * 1024

/**
 * The characters that stay of a data URL. The rest is replaced by an id that nobody can guess. This is more than the address of a stored
 * picture may have, so validation rejects a form with the same message as with the whole URL.
 */
const urlStart = 4096

/**
 * Takes the large pictures out of the JSON of a form. Everything else stays as it is, also what is not JSON or not a picture.
 *
 * @param largest - the maximum bytes of a picture; a larger one stays in the form, which is then rejected
 * @param keep - called with the bytes of each picture, one after another; returns what is kept of it
 */
export function extractPictures<Picture>(body: Buffer, largest: number, keep: (bytes: Buffer) => Picture): LightForm<Picture> {
  const parts: Buffer[] = []
  const pictures = new Map<string, Picture>()
  let copied = 0
  for (let start = body.indexOf(propertyStart); start !== -1; start = body.indexOf(propertyStart, start + valueOffset)) {
    const from = start + valueOffset
    const to = body.indexOf(quote, from)
    if (to - from < smallestUrl) continue
    const dataUrl = body.toString('latin1', from, to)
    const bytes = readDataUrl(dataUrl)
    if (bytes === null || bytes.length > largest) continue
    const url = `${dataUrl.slice(0, urlStart)}#${randomUUID()}`
    pictures.set(url, keep(bytes))
    parts.push(body.subarray(copied, from), Buffer.from(url))
    copied = to
  }
  parts.push(body.subarray(copied))
  return { json: Buffer.concat(parts).toString(), pictures }
}
