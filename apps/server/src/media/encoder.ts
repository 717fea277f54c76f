import type { DrawCard } from './cards/card-content.ts'
import { drawCard } from './cards/draw-card.ts'
import { decodePicture, inspectHeader, masterSize, type Pixels } from './decoder.ts'
import { encodePixels, encodePlaceholder, encodePreview, resizeTo } from './encode.ts'
import type { FileContent } from './media-store.ts'
import { masterBox, quickVariant, type Variant, type VariantFormat, variantWidths } from './recipe.ts'

/** What is stored of a picture at once. */
export interface PreparedPicture {
  /** The size of the largest variant in pixels, which is that of the upright picture within `masterBox`. */
  readonly width: number
  readonly height: number
  /** The widths in which it will be available, ascending. */
  readonly widths: readonly number[]
  /** A data URL, shown blurred until the picture arrives. */
  readonly placeholder: string
  /** The variant that is served until the others exist. */
  readonly quick: Buffer
}

/** Decodes a file and makes what is stored at once. Rejects with a MediaError when the file cannot be read. */
export type PreparePicture = (content: FileContent) => Promise<PreparedPicture>

/** A file that `PreparePicture` accepted. */
export interface Original {
  readonly hash: string
  readonly bytes: Buffer
}

/** Encodes one variant of a picture. */
export type EncodeVariant = (original: Original, variant: Variant) => Promise<Buffer>

/** What reads new pictures. */
export interface PictureReader {
  /** Checks the header of a file. Rejects with a MediaError when it cannot be read, or has too many pixels. */
  readonly inspect: (content: FileContent) => Promise<void>
  readonly prepare: PreparePicture
}

/** Reads and encodes pictures. */
export interface Encoder extends PictureReader {
  /** Decodes a picture only once while its variants are asked for one after another. */
  readonly encode: EncodeVariant
  /** Needs `encoderEnvironment`, which names the fonts. */
  readonly draw: DrawCard
}

/** Creates an encoder in this process. */
export function createEncoder(): Encoder {
  const decoded = rememberLast<Pixels>()
  const resized = rememberLast<Pixels>()
  return {
    inspect: inspectHeader,

    async prepare(content) {
      const { width, height } = await masterSize(content)
      const widths = variantWidths(width)
      const small = await decodePicture(content, { ...masterBox, width: Number.parseInt(quickVariant(widths), 10) })
      return { width, height, widths, placeholder: await encodePlaceholder(small), quick: await encodePixels(small, 'jpg') }
    },

    async encode({ hash, bytes }, variant) {
      const picture = await decoded(hash, () => decodePicture(bytes))
      if (variant === 'og.jpg') return encodePreview(picture)
      const [width, format] = variant.split('.') as [string, VariantFormat]
      return encodePixels(await resized(`${hash}-${width}`, () => resizeTo(picture, Number(width))), format)
    },

    draw: drawCard,
  }
}

/** Remembers the result for the latest key only. */
function rememberLast<Value>() {
  let last: { readonly key: string; readonly value: Value } | null = null
  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    if (last?.key !== key) {
      last = null
      last = { key, value: await make() }
    }
    return last.value
  }
}
