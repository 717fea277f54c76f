import type { Image } from '@shop/api'
import type { EnquiryItem } from '../db/enquiries-schema.ts'
import type { Executor } from '../db/database.ts'
import { inArray } from '../db/drizzle.ts'
import { pictures } from '../db/schema.ts'

/** Pictures by their hash. */
type Pictures = ReadonlyMap<string, Omit<Image, 'alt'>>

/** The pictures of items that still exist. */
export async function imagesOf(executor: Executor, items: readonly EnquiryItem[]): Promise<Pictures> {
  const hashes = [...new Set(items.flatMap(({ picture }) => picture ?? []))]
  if (hashes.length === 0) return new Map()
  const rows = await executor.select().from(pictures).where(inArray(pictures.publicId, hashes))
  return new Map(
    rows.map(({ publicId, url, width, height, widths, placeholder }) => [
      publicId,
      { url, public_id: publicId, width, height, widths, placeholder },
    ]),
  )
}

/** The picture of an item with its alternative text; null when it has none any more. */
export function withAlt(images: Pictures, { picture, alt }: EnquiryItem): Image | null {
  const image = images.get(picture ?? '')
  return image === undefined ? null : { ...image, alt }
}
