import sharp from 'sharp'
import { nameMarkup } from './card-markup.ts'

/** A block of text as pixels on a transparent ground. */
export interface TextBlock {
  readonly input: Buffer
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 }
}

/** How a block of text is set. */
export interface TextStyle {
  /** In pixels. */
  readonly size: number
  readonly color: string
  /** The width at which lines break, in pixels. */
  readonly width: number
  readonly isStruck?: boolean
}

/** Sets Pango markup in lines; null when it has no letters. */
async function setText(markup: string, { size, color, width, isStruck = false }: TextStyle): Promise<TextBlock | null> {
  if (markup.replaceAll(/<[^>]*>/g, '').trim() === '') return null
  // At 72 dots per inch, a point is a pixel. Pango takes 1024ths of it for a line height that is the same in all fonts.
  const style = `size="${size}pt" foreground="${color}" line_height="${Math.round(1.16 * size * 1024)}" strikethrough="${isStruck}"`
  const text = { text: `<span ${style}>${markup}</span>`, width, rgba: true, dpi: 72, wrap: 'word-char' } as const
  const { data, info } = await sharp({ text }).raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } }
}

/** Sets one line, smaller when it is too wide; null when it has no letters. */
export async function setLine(markup: string, style: TextStyle): Promise<TextBlock | null> {
  const block = await setText(markup, { ...style, width: 4 * style.width })
  if (block === null) return null
  const ratio = style.width / block.raw.width
  return ratio >= 1 ? block : setText(markup, { ...style, width: 4 * style.width, size: Math.floor(style.size * ratio) })
}

/**
 * Sets a name in the largest of some sizes in which it fits its height. When it fits in none, its last words are left out.
 * Null when no font has any of its letters, as in a name of emoji.
 *
 * @param sizes - in pixels, descending
 * @param height - in pixels
 */
export async function setName(
  name: string,
  {
    sizes,
    height,
    ...style
  }: Omit<TextStyle, 'size'> & { readonly sizes: readonly [number, ...number[]]; readonly height: number },
): Promise<TextBlock | null> {
  for (const size of sizes) {
    const block = await setText(nameMarkup(name), { ...style, size })
    if (block === null || block.raw.height <= height) return block
  }
  const words = name.trim().split(/\s+/u)
  const shorter = words.length > 1 ? words.slice(0, -1).join(' ') : name.slice(0, -Math.ceil(name.length / 4))
  return setName(`${shorter.replace(/…$/u, '')}…`, { ...style, sizes: [sizes.at(-1) ?? sizes[0]], height })
}
