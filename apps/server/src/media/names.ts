import { createHash } from 'node:crypto'
import { recipeVersion, type VariantFormat } from './recipe.ts'

/** The content hash of a picture, its `public_id`: 32 hexadecimal digits over the source bytes and the recipe. */
export function pictureHash(bytes: Buffer): string {
  return createHash('sha256').update(`recipe ${recipeVersion}\n`).update(bytes).digest('hex').slice(0, 32)
}

/** Whether a text can be a picture's hash. */
export function isPictureHash(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** The stored name of one variant. */
export function variantName(hash: string, width: number, format: VariantFormat): string {
  return `${hash}-${width}.${format}`
}

/** The stored name of the picture for link previews, 1200 x 630. */
export function previewName(hash: string): string {
  return `${hash}-og.jpg`
}

/** The stored name of the note about a picture: its measures and placeholder. Written last, it says that all is there. */
export function noteName(hash: string): string {
  return `${hash}.json`
}

/** The address under which the shop serves a stored name. */
export function mediaUrl(name: string): string {
  return `/media/${name}`
}

const contentTypes: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** The content type of a name that may be served: a variant or a preview. Null for every other name, the notes among them. */
export function servedContentType(name: string): string | null {
  const ending = /^[0-9a-f]{32}-(?:\d{1,5}|og)\.(avif|webp|jpg)$/.exec(name)?.[1]
  return ending === undefined ? null : (contentTypes[ending] ?? null)
}
