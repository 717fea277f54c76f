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

/** The hash of the picture that a stored file belongs to; null for a file that is none of the shop's pictures. */
export function pictureOf(name: string): string | null {
  return /^([0-9a-f]{32})(?:-(?:\d{1,5}|og)\.(?:avif|webp|jpg)|\.json)$/.exec(name)?.[1] ?? null
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

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  json: 'application/json',
}

/** The content type of a name that may be served: a variant or a preview. Null for every other name, the notes among them. */
export function servedContentType(name: string): string | null {
  return /^[0-9a-f]{32}-(?:\d{1,5}|og)\.(?:avif|webp|jpg)$/.test(name) ? contentTypeOf(name) : null
}

/** The content type of any stored name; notes are JSON. */
export function contentTypeOf(name: string): string {
  return contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}
