import type { EncodeVariant } from '../encoder.ts'
import type { KeyLocks } from '../../pictures/key-locks.ts'
import { type MediaStore, readStored } from '../media-store.ts'
import { originalName, variantName } from '../names.ts'
import { readMetadata } from '../metadata.ts'
import { type Variant, variantsOf } from '../recipe.ts'

/** How a picture is completed. */
export interface CompletionOptions {
  readonly store: MediaStore
  readonly encode: EncodeVariant
  /** The locks that adding and removing pictures use. Each is held while a file is stored, never while one is encoded. */
  readonly locks: KeyLocks
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
 * Encodes the missing variants of a picture from its original, then deletes the original. Nobody else encodes the picture meanwhile, but
 * it may be removed at any time. Variants that exist are not encoded again, whoever has stored them.
 *
 * @returns false when something is left to do, because `choose` stopped the work or the picture was removed and added again; true when
 *   nothing is left, also because the picture was removed
 */
export async function completePicture(hash: string, options: CompletionOptions): Promise<boolean> {
  const { store, encode, locks, choose, onStored } = options
  const metadata = await readMetadata(store, hash)
  const bytes = metadata === null ? null : await readStored(store, originalName(hash))
  if (metadata === null || bytes === null) return true
  const variants = variantsOf(metadata.widths)
  const missing = await missingOf(store, hash, variants)
  variants.filter((variant) => !missing.has(variant)).forEach(onStored)
  while (missing.size > 0) {
    const variant = choose(missing)
    if (variant === null) return false
    const encoded = await encode({ hash, bytes }, variant).catch((cause: unknown) => {
      throw new EncodingError(`The variant ${variant} of a picture could not be encoded.`, { cause })
    })
    const isStored = await locks.run([hash], async () => {
      if ((await readMetadata(store, hash)) === null) return false
      await store.put(variantName(hash, variant), encoded)
      return true
    })
    if (!isStored) return true
    missing.delete(variant)
    onStored(variant)
  }
  return locks.run([hash], async () => {
    if ((await missingOf(store, hash, variants)).size > 0) return false
    await store.delete(originalName(hash))
    return true
  })
}

async function missingOf(store: MediaStore, hash: string, variants: readonly Variant[]): Promise<Set<Variant>> {
  const stored = await Promise.all(variants.map((variant) => store.has(variantName(hash, variant))))
  return new Set(variants.filter((_, index) => !stored[index]))
}
