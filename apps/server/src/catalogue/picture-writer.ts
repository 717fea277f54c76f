import type { Image } from '@shop/api'
import type { Executor } from '../db/database.ts'
import { eq, sql } from '../db/drizzle.ts'
import { pictures, sitePictures } from '../db/schema.ts'
import { chunks } from './chunks.ts'

/** Records stored pictures, or updates the record of a known one. */
export async function savePictures(executor: Executor, images: readonly Image[]): Promise<void> {
  const distinct = [...new Map(images.map((image) => [image.public_id, image])).values()]
  for (const part of chunks(distinct)) {
    await executor
      .insert(pictures)
      .values(
        part.map(({ public_id: publicId, url, width, height, widths, placeholder }) => ({
          publicId,
          url,
          width,
          height,
          widths,
          placeholder,
        })),
      )
      .onConflictDoUpdate({
        target: pictures.publicId,
        set: {
          url: sql`excluded.url`,
          width: sql`excluded.width`,
          height: sql`excluded.height`,
          widths: sql`excluded.widths`,
          placeholder: sql`excluded.placeholder`,
        },
      })
  }
}

/** Replaces the pictures of one place of the shop; their order is kept. */
export async function setSitePictures(
  executor: Executor,
  place: 'hero' | 'page' | 'catalogue',
  images: readonly Image[],
): Promise<void> {
  await savePictures(executor, images)
  await executor.delete(sitePictures).where(eq(sitePictures.place, place))
  const rows = images.map((image, position) => ({ place, position, publicId: image.public_id, alt: image.alt }))
  if (rows.length > 0) await executor.insert(sitePictures).values(rows)
}
