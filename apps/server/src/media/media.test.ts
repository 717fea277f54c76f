import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEncoder } from './encoder.ts'
import { createMedia, type Media } from './media.ts'
import { MediaError } from './media-error.ts'
import { metadataName, originalOf, pictureHash } from './names.ts'
import type { Variant } from './recipe.ts'
import { createMemoryStore, type MemoryStore } from './testing/memory-store.ts'
import { bombPng, drawPicture, redBlueJpeg } from './testing/pictures.ts'

const encoder = createEncoder()

let store: MemoryStore
let media: Media
beforeEach(() => {
  store = createMemoryStore()
  media = createMedia(store, encoder)
})

const wide = { width: 700, height: 350 }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-media-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes a picture to a file, as an upload. */
async function inFile(bytes: Buffer) {
  const picture = { path: join(folder, 'picture'), hash: pictureHash(bytes) }
  await writeFile(picture.path, bytes)
  return picture
}

/** The stored file behind a URL. */
function stored(url: string): Buffer {
  const bytes = store.files.get(url.replace('/media/', ''))
  if (bytes === undefined) throw new Error(`Nothing is stored for ${url}`)
  return bytes
}

/** The colour of one pixel, rounded to hide the effects of compression. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel.subarray(0, 3)].map((value) => Math.round(value / 64) * 64)
}

describe('an added picture', () => {
  test('a stored picture is known by its bytes and not decoded again', async () => {
    const bytes = Buffer.from('not a picture')
    await expect(media.inspect(bytes)).rejects.toThrow(MediaError)
    const hash = pictureHash(bytes)
    await store.put(metadataName(hash), Buffer.from(JSON.stringify({ ...wide, widths: [320, 700], placeholder: 'data:,' })))
    expect(await media.inspect(bytes)).toBe(hash)
    expect(await media.add(bytes, 'A sofa')).toMatchObject({ isNew: false, image: { public_id: hash, width: 700 } })
  })

  test('an added picture is returned with its URL, size and widths', async () => {
    const { image, isNew } = await media.add(await drawPicture(wide).png().toBuffer(), 'A sofa')
    expect(isNew).toBe(true)
    expect(image).toEqual({
      url: `/media/${image.public_id}-700.jpg`,
      public_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      alt: 'A sofa',
      width: 700,
      height: 350,
      widths: [320, 480, 700],
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    })
  })

  test('an added picture is stored as its original and one small JPEG, and its metadata is stored last', async () => {
    const bytes = await drawPicture(wide).png().toBuffer()
    const { image } = await media.add(bytes, '')
    const hash = image.public_id
    expect([...store.files.keys()]).toEqual([`${hash}.original`, `${hash}-480.jpg`, `${hash}.json`])
    expect(store.files.get(`${hash}.original`)).toEqual(bytes)
    expect(await sharp(stored(`/media/${hash}-480.jpg`)).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 240 })
  })

  test.each([
    ['480.jpg', { format: 'jpeg', width: 480, height: 240 }],
    ['480.webp', { format: 'webp', width: 480, height: 240 }],
    ['480.avif', { format: 'heif', compression: 'av1', width: 480, height: 240 }],
    ['700.jpg', { format: 'jpeg', width: 700, height: 350 }],
  ] as const)('an added picture can be encoded as %s', async (variant, metadata) => {
    const original = { hash: 'a', bytes: await drawPicture(wide).png().toBuffer() }
    expect(await sharp(await encoder.encode(original, variant)).metadata()).toMatchObject(metadata)
  })

  test('an added picture has a preview of 1200 x 630 below 300 KB even when it is noise', async () => {
    const noise = sharp({
      create: {
        width: 1200,
        height: 630,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const bytes = await noise.jpeg({ quality: 95 }).toBuffer()
    const preview = await encoder.encode({ hash: 'noise', bytes }, 'og.jpg')
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(preview.length).toBeLessThan(300_000)
    expect((await media.add(bytes, '')).image.placeholder.length).toBeLessThan(400)
  })

  test.each([
    ['jpeg', 2501, 1667, 6],
    ['jpeg', 1919, 3841, 1],
    ['webp', 1921, 1081, 1],
    ['png', 3, 5000, 1],
    ['png', 5000, 3, 1],
    ['avif', 1930, 20, 1],
  ] as const)(
    'an added %s of %d x %d, turned by its orientation %s, has the size of its largest variant',
    async (format, width, height, orientation) => {
      const bytes = await drawPicture({ width, height }).withMetadata({ orientation }).toFormat(format, { effort: 1 }).toBuffer()
      const prepared = await encoder.prepare(bytes)
      const largest = await sharp(await encoder.encode({ hash: pictureHash(bytes), bytes }, `${prepared.width}.jpg`)).metadata()
      expect(prepared).toMatchObject({ width: largest.width, height: largest.height })
    },
  )

  test('an added picture is not stored a second time', async () => {
    const bytes = await drawPicture(wide).png().toBuffer()
    const first = await media.add(bytes, 'A sofa')
    const second = await createMedia(store, encoder).add(bytes, 'A sofa from the side')
    expect(second).toEqual({ image: { ...first.image, alt: 'A sofa from the side' }, isNew: false })
  })

  test('an added picture is stored again after an interrupted attempt', async () => {
    const bytes = await drawPicture(wide).png().toBuffer()
    const { image } = await media.add(bytes, '')
    await store.delete(`${image.public_id}.json`)
    await store.delete(`${image.public_id}-480.jpg`)
    expect((await media.add(bytes, '')).isNew).toBe(true)
    expect(store.files.has(`${image.public_id}-480.jpg`)).toBe(true)
  })

  test.each(['.original', '-480.jpg', '.json'])(
    'an added picture leaves nothing behind when the disk is full at its file %s',
    async (ending) => {
      const full = createMedia(
        {
          ...store,
          async put(name, bytes) {
            if (name.endsWith(ending)) throw new Error('no space left')
            await store.put(name, bytes)
          },
        },
        encoder,
      )
      await expect(full.add(await drawPicture(wide).png().toBuffer(), '')).rejects.toThrow('no space left')
      expect([...store.files.keys()]).toEqual([])
    },
  )

  test('a removed picture leaves nothing behind', async () => {
    const stored = await media.add(await drawPicture(wide, 1).png().toBuffer(), '')
    const filesOfKept = [...store.files.keys()]
    const { image } = await media.add(await drawPicture(wide, 2).png().toBuffer(), '')
    await media.remove(image.public_id)
    expect([...store.files.keys()]).toEqual(filesOfKept)
    expect(stored.isNew).toBe(true)
  })
})

test('removing an unknown picture or an invalid hash changes nothing', async () => {
  await media.add(await drawPicture({ width: 20, height: 20 }).png().toBuffer(), '')
  const before = [...store.files.keys()]
  await media.remove('0'.repeat(32))
  await media.remove('../etc/passwd')
  expect([...store.files.keys()]).toEqual(before)
})

describe('a photograph', () => {
  test('a photograph taken with a rotated camera is turned upright', async () => {
    const { image } = await media.add(await redBlueJpeg({ width: 400, height: 200 }, { orientation: 6 }), '')
    expect([image.width, image.height]).toEqual([200, 400])
    const upright = stored(image.url)
    expect(await colourAt(upright, 100, 40)).toEqual([256, 0, 0])
    expect(await colourAt(upright, 100, 360)).toEqual([0, 0, 256])
  })

  test('a photograph loses its location and camera metadata', async () => {
    const bytes = await redBlueJpeg({ width: 400, height: 200 }, { orientation: 6 })
    expect((await sharp(bytes).metadata()).exif?.includes('Camera')).toBe(true)
    const { image } = await media.add(bytes, '')
    const original = { hash: image.public_id, bytes }
    const variants: Variant[] = ['320.avif', '320.webp', '400.jpg', 'og.jpg']
    const encoded = await Promise.all(variants.map((variant) => encoder.encode(original, variant)))
    for (const file of [...encoded, stored(image.url)]) {
      const { exif, icc, iptc, xmp, orientation } = await sharp(file).metadata()
      expect({ exif, icc, iptc, xmp, orientation }).toEqual({})
      expect(file.includes('Camera')).toBe(false)
    }
  })

  test('a photograph in CMYK is converted to sRGB', async () => {
    const bytes = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#ff0000' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).space).toBe('cmyk')
    const { image } = await media.add(bytes, '')
    expect(await sharp(stored(image.url)).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  })

  test('a photograph larger than 1920 pixels is scaled down', async () => {
    const { image } = await media.add(await drawPicture({ width: 2400, height: 600 }).jpeg().toBuffer(), '')
    expect(image).toMatchObject({ width: 1920, height: 480, widths: [320, 480, 640, 960, 1280, 1920] })
    expect(image.url).toBe(`/media/${image.public_id}-1280.jpg`)
  })
})

test('a picture that is higher than a JPEG can be is scaled down', async () => {
  const bytes = await sharp({ create: { width: 1, height: 70_000, channels: 3, background: '#aa0000' } })
    .png()
    .toBuffer()
  const { image } = await media.add(bytes, '')
  expect([image.width, image.height]).toEqual([1, 3840])
  expect(await sharp(stored(image.url)).metadata()).toMatchObject({ format: 'jpeg', width: 1, height: 3840 })
})

test('transparent parts of a picture become white in every format', async () => {
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  const original = { hash: 'clear', bytes: await clear.png().toBuffer() }
  for (const variant of ['40.avif', '40.webp', '40.jpg'] as const) {
    expect(await colourAt(await encoder.encode(original, variant), 20, 20)).toEqual([256, 256, 256])
  }
})

test('a picture in greyscale or with 16 bits per channel is accepted', async () => {
  const grey = await media.add(await drawPicture(wide).greyscale().png().toBuffer(), '')
  const deep = await media.add(await drawPicture(wide).toColourspace('rgb16').png().toBuffer(), '')
  expect([grey.image.width, deep.image.width]).toEqual([700, 700])
})

test('an animated picture keeps its first frame', async () => {
  const frames = ['#ff0000', '#0000ff'].map((background) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const bytes = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(bytes).metadata()).pages).toBe(2)
  const { image } = await media.add(bytes, '')
  expect([image.width, image.height]).toEqual([40, 40])
  expect(await colourAt(stored(image.url), 20, 20)).toEqual([256, 0, 0])
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s in a file is stored like one in memory', async (format) => {
  const bytes = await drawPicture(wide).toFormat(format).toBuffer()
  const fromMemory = await media.add(bytes, 'A sofa')
  const [files, picture] = [new Map(store.files), await inFile(bytes)]
  store = createMemoryStore()
  media = createMedia(store, encoder)
  expect(await media.inspect(picture)).toBe(fromMemory.image.public_id)
  expect(await media.add(picture, 'A sofa')).toEqual(fromMemory)
  expect(store.files).toEqual(files)
})

describe('rejected files', () => {
  async function rejection(bytes: Buffer) {
    const [fromMemory, fromFile] = [await rejectionOf(bytes), await rejectionOf(await inFile(bytes))]
    expect(fromFile).toEqual(fromMemory)
    return fromMemory
  }

  const rejectionOf = (picture: Parameters<Media['add']>[0]) =>
    media.add(picture, '').then(
      () => null,
      (error: unknown) => (error instanceof MediaError ? { problem: error.problem, message: error.message } : error),
    )

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>'],
    ['a text called .png', 'This is a shopping list.'],
    ['an empty file', ''],
    [
      'a GIF',
      'GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
    ],
  ])('the media module rejects %s', async (_what, content) => {
    expect(await rejection(Buffer.from(content, 'latin1'))).toEqual({
      problem: 'unsupported',
      message: 'This file is not a JPEG, PNG, WebP or AVIF picture.',
    })
  })

  test('the media module rejects a TIFF and an SVG behind the first bytes of an accepted format', async () => {
    const tiff = await drawPicture(wide).tiff().toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    for (const content of [tiff, svg]) {
      expect(await rejection(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), content]))).toMatchObject({ problem: 'unreadable' })
    }
  })

  test('the media module rejects a file of more than 10 MB', async () => {
    const jpeg = await drawPicture(wide).jpeg().toBuffer()
    expect(await rejection(Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]))).toEqual({
      problem: 'too-large',
      message: 'This picture is larger than 10 MB.',
    })
  })

  test('the media module rejects a truncated picture', async () => {
    const formats = [drawPicture(wide).jpeg(), drawPicture(wide).png(), drawPicture(wide).webp(), drawPicture(wide).avif()]
    for (const picture of formats) {
      const whole = await picture.toBuffer()
      expect(await rejection(whole.subarray(0, whole.length * 0.6))).toEqual({
        problem: 'unreadable',
        message: 'This picture cannot be read: the file is damaged or incomplete.',
      })
    }
  })

  test('the media module rejects a small file that unpacks to 256 million pixels in 60 MB and without decoding it', async () => {
    const bomb = bombPng({ width: 16_000, height: 16_000 })
    expect(bomb.length).toBeLessThan(300_000)
    const decode = vi.fn(encoder.prepare)
    media = createMedia(store, { ...encoder, prepare: decode })
    await rejection(bombPng({ width: 7_000, height: 7_000 }))
    const memoryBefore = process.memoryUsage.rss()
    expect(await rejection(bomb)).toEqual({
      problem: 'too-many-pixels',
      message: 'This picture has more than 40 million pixels.',
    })
    expect(decode).not.toHaveBeenCalled()
    expect(process.memoryUsage.rss() - memoryBefore).toBeLessThan(60 * 1024 * 1024)
  })

  test('the media module stores nothing when it rejects a file', async () => {
    await rejection(Buffer.from('text'))
    await rejection(bombPng({ width: 16_000, height: 16_000 }))
    await rejection((await drawPicture(wide).jpeg().toBuffer()).subarray(0, 3000))
    expect([...store.files.keys()]).toEqual([])
  })
})

test('at most two pictures are decoded at once, and at most two are stored while others are decoded', async () => {
  const decoding = { now: 0, most: 0, done: 0 }
  const storing = { now: 0, most: 0, done: 0 }
  const counted = async <Result>(count: typeof decoding, work: () => Promise<Result>): Promise<Result> => {
    count.now += 1
    count.most = Math.max(count.most, count.now)
    const result = await work()
    count.now -= 1
    count.done += 1
    return result
  }
  const pictures = await Promise.all([1, 2, 3, 4, 5].map((seed) => drawPicture({ width: 20, height: 20 }, seed).png().toBuffer()))
  const allDecoded = Promise.withResolvers<void>()
  const counting = createMedia(
    {
      ...store,
      put: async (name, content) => {
        const put = () => allDecoded.promise.then(() => store.put(name, content))
        await (originalOf(name) === null ? put() : counted(storing, put))
      },
    },
    {
      ...encoder,
      async prepare(bytes) {
        const picture = await counted(decoding, () => encoder.prepare(bytes))
        if (decoding.done === pictures.length) allDecoded.resolve()
        return picture
      },
    },
  )
  const added = await Promise.all(pictures.map((bytes) => counting.add(bytes, '')))
  expect(new Set(added.map(({ image }) => image.public_id)).size).toBe(5)
  expect([decoding.most, storing.most]).toEqual([2, 2])
})
