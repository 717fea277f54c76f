import sharp, { type OverlayOptions } from 'sharp'
import { previewBox } from '../recipe.ts'
import { type CardOrder, type DrawCard } from './card-content.ts'
import { textMarkup } from './card-markup.ts'
import { setLine, setName, type TextBlock } from './card-text.ts'

/** The colours of the light theme, see `packages/ui/src/styles/tokens/color.css`. */
const colors = {
  paper: '#faf7f2',
  linen: '#f2ece2',
  taupe: '#756756',
  ink: '#241b14',
  brass: '#8a6425',
  sale: '#9b2c1a',
} as const

/** The square of the pictures, at the left, and the gap between four of them. In pixels, like all below. */
const square = previewBox.height
const gap = 6
/** The space around the text. */
const margin = 56

/** The part of a picture's width or height that may be cropped. */
const cropMaximum = 0.2

/** The maximum size of a card in bytes: some chat apps show no larger picture. */
const bytesMaximum = 200_000
const qualities = [84, 74, 62, 48, 32] as const

/** Draws a card: pictures at the left, and at the right the shop's name, the name and the price. */
export const drawCard: DrawCard = async ({ content, pictures }) => {
  const tiles = await Promise.all(tilesOf(pictures.length).map((tile, index) => drawTile(pictures[index]!, tile)))
  const card = sharp({ create: { ...previewBox, channels: 3, background: colors.paper } })
  const { data, info } = await card
    .composite([...tiles, ...(await setTexts(content, pictures.length === 0 ? 0 : square))])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of qualities) {
    const bytes = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length < bytesMaximum) return bytes
  }
  throw new Error('A preview card is too large.')
}

/** A place of a picture. */
interface Tile {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** One picture fills the square. Four are a wide one, the first, above three small ones. */
function tilesOf(pictures: number): Tile[] {
  if (pictures === 0) return []
  if (pictures < 4) return [{ left: 0, top: 0, width: square, height: square }]
  const small = (square - 2 * gap) / 3
  const lower = { top: square - small, width: small, height: small }
  return [
    { left: 0, top: 0, width: square, height: square - small - gap },
    ...[0, 1, 2].map((column) => ({ left: column * (small + gap), ...lower })),
  ]
}

/** A picture on linen: whole, unless it fills its place with the loss of a narrow edge only. */
async function drawTile(bytes: Buffer, { left, top, width, height }: Tile): Promise<OverlayOptions> {
  const picture = sharp(bytes, { failOn: 'error' })
  const own = await picture.metadata()
  const ratio = own.width / own.height / (width / height)
  const fit = Math.min(ratio, 1 / ratio) > 1 - cropMaximum ? 'cover' : 'contain'
  const { data, info } = await picture
    .resize({ width, height, fit, background: colors.linen })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: info, left, top }
}

/** The shop's name at the top; at the bottom the name, a hairline and the price. */
async function setTexts({ shop, label, name, price, oldPrice }: CardOrder['content'], left: number): Promise<OverlayOptions[]> {
  const width = previewBox.width - left - 2 * margin
  const isWide = left === 0
  const [brand, kind, now, was] = await Promise.all([
    setName(shop, { sizes: [30], height: 48, color: colors.brass, width }),
    label === '' ? null : setLine(textMarkup(label), { size: 24, color: colors.taupe, width }),
    setLine(textMarkup(price, 'Text Medium'), {
      size: isWide ? 52 : 44,
      color: oldPrice === '' ? colors.ink : colors.sale,
      width,
    }),
    oldPrice === '' ? null : setLine(textMarkup(oldPrice), { size: 30, color: colors.taupe, width, isStruck: true }),
  ])
  const title = await setName(name, {
    sizes: isWide ? [88, 76, 64, 52, 42] : [62, 54, 46, 40, 34],
    height: 290,
    color: colors.ink,
    width,
  })
  const lines = [
    { block: was, space: 14 },
    { block: now, space: 32 },
    { block: title, space: 20 },
    { block: kind, space: 0 },
  ]
  return [...(brand === null ? [] : [place(brand, left + margin, margin)]), ...stack(lines, left + margin)]
}

/** Places blocks above each other from the bottom margin, each with the space that it has above itself. */
function stack(lines: readonly { readonly block: TextBlock | null; readonly space: number }[], left: number): OverlayOptions[] {
  let bottom: number = previewBox.height - margin
  return lines.flatMap(({ block, space }) => {
    if (block === null) return []
    const top = bottom - block.raw.height
    bottom = top - space
    return [place(block, left, top)]
  })
}

function place({ input, raw }: TextBlock, left: number, top: number): OverlayOptions {
  return { input, raw, left, top }
}
