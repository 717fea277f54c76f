import type { MediaStore } from '../media-store.ts'
import { metadataName, originalName, variantName } from '../names.ts'
import { quickVariant } from '../recipe.ts'

/** Stores the files that a new picture has before its variants are encoded: original, small JPEG and metadata. */
export async function putUnfinishedPicture(store: MediaStore, hash: string, widths = [320]): Promise<void> {
  await store.put(originalName(hash), Buffer.from(`original ${hash}`))
  await store.put(variantName(hash, quickVariant(widths)), Buffer.from('quick'))
  const metadata = { width: widths.at(-1), height: 200, widths, placeholder: '' }
  await store.put(metadataName(hash), Buffer.from(JSON.stringify(metadata)))
}
