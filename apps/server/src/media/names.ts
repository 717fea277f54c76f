import { createHash } from 'node:crypto'
import { recipeVersion, type Variant } from './recipe.ts'

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
  return /^([0-9a-f]{32})(?:-(?:\d{1,5}|og)\.(?:avif|webp|jpg)|\.json|\.original)$/.exec(name)?.[1] ?? null
}

/** The stored name of one variant. */
export function variantName(hash: string, variant: Variant): string {
  return `${hash}-${variant}`
}

/** The picture and the variant of a public name; the picture may lack this variant. */
export function readVariantName(name: string): { readonly hash: string; readonly variant: Variant } {
  return { hash: name.slice(0, 32), variant: name.slice(33) as Variant }
}

/**
 * The stored name of the file that an admin sent. It contains private metadata, so it is never served, and it is deleted once all
 * variants exist. Until then it marks the picture as unfinished.
 */
export function originalName(hash: string): string {
  return `${hash}.original`
}

/** The hash of the picture whose original has this name; null for other files. */
export function originalOf(name: string): string | null {
  return name.endsWith('.original') ? pictureOf(name) : null
}

/** The stored name of a picture's metadata: size and placeholder. A picture exists when it has one, so it is written last. */
export function metadataName(hash: string): string {
  return `${hash}.json`
}

/** The URL path of a stored file. */
export function mediaUrl(name: string): string {
  return `/media/${name}`
}

/** The hash of the picture at a URL path; null for any other text. */
export function pictureAt(url: string): string | null {
  return url.startsWith(mediaUrl('')) ? pictureOf(url.slice(mediaUrl('').length)) : null
}

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  json: 'application/json',
}

/** Whether a name can be that of a variant or a preview. Metadata and originals are not public. */
export function isPublicName(name: string): boolean {
  return /^[0-9a-f]{32}-(?:\d{1,5}|og)\.(?:avif|webp|jpg)$/.test(name)
}

/** The content type of any stored name; metadata is JSON. */
export function contentTypeOf(name: string): string {
  return contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}
