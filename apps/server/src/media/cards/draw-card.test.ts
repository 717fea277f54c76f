import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createEncoderProcess } from '../encoder-process.ts'
import { drawPicture } from '../testing/pictures.ts'
import type { CardContent } from './card-content.ts'
import { nameMarkup } from './card-markup.ts'

const { draw } = createEncoderProcess()
const plain: CardContent = { shop: 'Ilé', label: '', name: 'Eko Sofa', price: '₦450,000.00', oldPrice: '' }
const promoted = { ...plain, label: 'Collection of 4', price: '₦9,999,999,999.00', oldPrice: '₦19,999,999,999.00' }

/** A picture that compresses as badly as possible. */
const noise = sharp({
  create: { width: 960, height: 720, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 90 }, background: '#000' },
})

// The process has a low priority, so on a busy machine it waits for all others.
describe('a preview card', { timeout: 180_000 }, () => {
  test.each([
    ['without a picture', plain, 0],
    ['with one picture', plain, 1],
    ['with four pictures and a promotion', promoted, 4],
    ['with a name of 200 letters', { ...promoted, name: 'Àga Ìjókòó Ẹ̀kọ́ '.repeat(13) }, 1],
    ['with names that no font has', { ...plain, shop: '漢字', name: '😀' }, 0],
    ['with a name of one endless word', { ...promoted, name: 'W'.repeat(200) }, 1],
  ])('%s is a JPEG of 1200 by 630 pixels and less than 200 KB', async (_, content, count) => {
    const file = count > 0 ? await noise.jpeg().toBuffer() : Buffer.alloc(0)
    const card = await draw({ content, pictures: Array.from({ length: count }, () => file) })
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(card.length).toBeLessThan(200_000)
  })

  test('shows its picture whole', async () => {
    const file = await drawPicture({ width: 900, height: 300 }).jpeg().toBuffer()
    const { data, info } = await sharp(await draw({ content: plain, pictures: [file] }))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    const linen = [0xf2, 0xec, 0xe2]
    for (const y of [40, 590])
      pixel(300, y).forEach((value, channel) => expect(Math.abs(value - linen[channel]!)).toBeLessThan(4))
    expect(Math.abs(pixel(300, 315)[2]! - linen[2]!)).toBeGreaterThan(20)
  })

  test('leaves out what no font of the shop has', async () => {
    const [one, other] = await Promise.all(
      ['Eko Sofa', 'Eko 漢😀Sofa'].map((name) => draw({ content: { ...plain, name }, pictures: [] })),
    )
    expect(one!.equals(other!)).toBe(true)
  })
})

test('the letters of Nigerian languages come from the serif fonts, and its hooked letters from the sans-serif font', () => {
  expect(nameMarkup('Ilé & Ṣọ́ Ǹ Ɗ')).toBe(
    [
      '<span font_family="Name Latin, Name Vietnamese, Name Extended">Ilé &amp; Ṣ</span>',
      '<span font_family="Tones Latin, Tones Vietnamese, Tones Extended">ọ́</span>',
      '<span font_family="Name Latin, Name Vietnamese, Name Extended"> </span>',
      '<span font_family="Tones Latin, Tones Vietnamese, Tones Extended">N\u0300</span>',
      '<span font_family="Name Latin, Name Vietnamese, Name Extended"> </span>',
      '<span font_family="Text">Ɗ</span>',
    ].join(''),
  )
})
