import type { EncodeVariant } from '../encoder.ts'
import { type MediaStore, readStored } from '../media-store.ts'
import { originalName, variantName } from '../names.ts'
import { readMetadata } from '../metadata.ts'
import { type Variant, variantsOf } from '../recipe.ts'

/** How a picture is completed. */
export interface CompletionOptions {
  readonly store: MediaStore
  readonly encode: EncodeVariant
  /** Chooses the next of the missing variants; null stops the work until later. */
  readonly choose: (missing: ReadonlySet<Variant>) => Variant | null
  /** Called with each variant that exists, as soon as it does. */
  readonly onStored: (variant: Variant) => void
}

/** A variant could not be encoded: its picture is at fault, or the process that encodes it. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError'
}

/**
 * Encodes the missing variants of a picture from its original, then deletes the original. The caller holds the picture's lock, so
 * nobody else encodes or removes it. Variants that exist are not encoded again, whoever has stored them.
 *
 * @returns false when `choose` stopped the work; true when nothing is left to do, also because the picture was removed
 */
export async function completePicture(hash: string, { store, encode, choose, onStored }: CompletionOptions): Promise<boolean> {
  const metadata = await readMetadata(store, hash)
  const bytes = metadata === null ? null : await readStored(store, originalName(hash))
  if (metadata === null || bytes === null) return true
  const variants = variantsOf(metadata.widths)
  const stored = await Promise.all(variants.map((variant) => store.has(variantName(hash, variant))))
  variants.filter((_, index) => stored[index]).forEach(onStored)
  const missing = new Set(variants.filter((_, index) => !stored[index]))
  while (missing.size > 0) {
    const variant = choose(missing)
    if (variant === null) return false
    const encoded = await encode({ hash, bytes }, variant).catch((cause: unknown) => {
      throw new EncodingError(`The variant ${variant} of a picture could not be encoded.`, { cause })
    })
    await store.put(variantName(hash, variant), encoded)
    missing.delete(variant)
    onStored(variant)
  }
  await store.delete(originalName(hash))
  return true
}
