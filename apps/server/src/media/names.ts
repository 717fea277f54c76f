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

/** The hash of the picture that a stored file belongs to; null for other files. */
export function pictureOf(name: string): string | null {
  return /^([0-9a-f]{32})(?:-(?:\d{1,5}|og)\.(?:avif|webp|jpg)|\.json)$/.exec(name)?.[1] ?? null
}

/** The stored name of one variant. */
export function variantName(hash: string, width: number, format: VariantFormat): string {
  return `${hash}-${width}.${format}`
}

/** The stored name of the 1200 x 630 picture for link previews. */
export function previewName(hash: string): string {
  return `${hash}-og.jpg`
}

/** The stored name of a picture's metadata: size and placeholder. It is written last and marks the picture as complete. */
export function metadataName(hash: string): string {
  return `${hash}.json`
}

/** The URL path of a stored file. */
export function mediaUrl(name: string): string {
  return `/media/${name}`
}

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  json: 'application/json',
}

/** The content type of a public name: a variant or a preview. Null for every other name, including metadata. */
export function servedContentType(name: string): string | null {
  return /^[0-9a-f]{32}-(?:\d{1,5}|og)\.(?:avif|webp|jpg)$/.test(name) ? contentTypeOf(name) : null
}

/** The content type of any stored name; metadata is JSON. */
export function contentTypeOf(name: string): string {
  return contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}
