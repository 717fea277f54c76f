import type { Image } from '@shop/api'
import { type MediaStore, readStored } from './media-store.ts'
import { metadataName, originalName, variantName } from './names.ts'
import { variantsOf } from './recipe.ts'

/** A picture's metadata: the fields of an image besides its hash and its alternative text. */
export type Metadata = Pick<Image, 'width' | 'height' | 'widths' | 'placeholder'>

/** The metadata of a picture, or null when the picture does not exist. */
export async function readMetadata(store: MediaStore, hash: string): Promise<Metadata | null> {
  const bytes = await readStored(store, metadataName(hash))
  return bytes === null ? null : (JSON.parse(bytes.toString()) as Metadata)
}

/** The names of the files that a picture may have besides its metadata, the original first. */
export function fileNames(hash: string, widths: readonly number[]): string[] {
  return [originalName(hash), ...variantsOf(widths).map((variant) => variantName(hash, variant))]
}
