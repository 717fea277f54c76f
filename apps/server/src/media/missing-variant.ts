import type { MediaStore, StoredFile } from './media-store.ts'
import { readVariantName, variantName } from './names.ts'
import { readMetadata } from './metadata.ts'
import { quickVariant, variantsOf } from './recipe.ts'
import type { PictureVariants } from './variants/picture-variants.ts'

/** A file for a variant that was not stored. */
interface Replacement {
  /** The stored name of the file. */
  readonly name: string
  readonly file: StoredFile
}

/**
 * Has a missing variant encoded and waits for it for a short time.
 *
 * @param name - a public name, which the store did not have
 * @returns the variant, or the picture's first JPEG when that takes too long; null when the picture has no such variant
 */
export async function openMissingVariant(
  name: string,
  store: MediaStore,
  variants: PictureVariants,
): Promise<Replacement | null> {
  const { hash, variant } = readVariantName(name)
  const metadata = await readMetadata(store, hash)
  if (metadata === null || !variantsOf(metadata.widths).includes(variant)) return null
  await variants.wait(hash, variant)
  for (const replacement of [name, variantName(hash, quickVariant(metadata.widths))]) {
    const file = await store.open(replacement)
    if (file !== null) return { name: replacement, file }
  }
  return null
}
