import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Browser, Page } from 'playwright'

/** How a picture is now, beside how it was. */
export type Comparison =
  | { result: 'same' }
  | { result: 'added' }
  | { result: 'removed' }
  /** The number of pixels that differ; a pixel that only one of the two has differs. */
  | { result: 'changed'; pixels: number }

/** Compares pictures in a browser, which reads PNG files better than any library of ours. */
export interface PictureComparer {
  /**
   * Compares two files; where they differ, writes a picture of the difference.
   *
   * @param difference The file for it: what changed is red over a pale copy of what is there now.
   */
  compare: (before: string, after: string, difference: string) => Promise<Comparison>
  close: () => Promise<void>
}

/** Opens a page that compares. */
export async function createPictureComparer(browser: Browser): Promise<PictureComparer> {
  const page = await browser.newPage()
  return {
    compare: async (before, after, difference) => {
      const [old, fresh] = await Promise.all([read(before), read(after)])
      if (!old) return { result: fresh ? 'added' : 'same' }
      if (!fresh) return { result: 'removed' }
      if (old.equals(fresh)) return { result: 'same' }
      return comparePixels(page, old, fresh, difference)
    },
    close: () => page.close(),
  }
}

async function comparePixels(page: Page, before: Buffer, after: Buffer, difference: string): Promise<Comparison> {
  const { pixels, drawing } = await page.evaluate(differenceOf, [toDataUrl(before), toDataUrl(after)] as const)
  if (pixels === 0) return { result: 'same' }
  await mkdir(dirname(difference), { recursive: true })
  await writeFile(difference, Buffer.from(drawing.slice(drawing.indexOf(',') + 1), 'base64'))
  return { result: 'changed', pixels }
}

const read = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null)
const toDataUrl = (file: Buffer) => `data:image/png;base64,${file.toString('base64')}`

/** In the page: counts the pixels that differ, and draws them. */
async function differenceOf([before, after]: readonly [string, string]): Promise<{ pixels: number; drawing: string }> {
  const load = async (source: string) => {
    const image = new Image()
    image.src = source
    await image.decode()
    return image
  }
  const images = await Promise.all([load(before), load(after)])
  const width = Math.max(...images.map((image) => image.naturalWidth))
  const height = Math.max(...images.map((image) => image.naturalHeight))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas.')
  const [old, fresh] = images.map((image) => {
    context.clearRect(0, 0, width, height)
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, width, height)
  })
  if (!old || !fresh) throw new Error('A picture could not be read.')
  const was = new Uint32Array(old.data.buffer)
  const is = new Uint32Array(fresh.data.buffer)
  let pixels = 0
  for (let at = 0; at < is.length; at += 1) {
    const differs = was[at] !== is[at]
    if (differs) pixels += 1
    const color = differs
      ? [200, 0, 0, 255]
      : [0, 1, 2].map((part) => 255 - (255 - (fresh.data[at * 4 + part] ?? 0)) / 5).concat(255)
    fresh.data.set(color, at * 4)
  }
  context.putImageData(fresh, 0, 0)
  return { pixels, drawing: canvas.toDataURL('image/png') }
}
