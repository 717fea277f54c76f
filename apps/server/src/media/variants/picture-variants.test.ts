import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKeyLocks } from '../../pictures/key-locks.ts'
import type { EncodeVariant, Original } from '../encoder.ts'
import { createMedia } from '../media.ts'
import type { Variant } from '../recipe.ts'
import { createMemoryStore, type MemoryStore } from '../testing/memory-store.ts'
import { putUnfinishedPicture } from '../testing/unfinished-picture.ts'
import { createPictureVariants, type PictureVariants, type PictureVariantsOptions } from './picture-variants.ts'

const notUsed = () => Promise.reject(new Error('not used'))

const [sofa, lamp, rug] = ['a', 'b', 'c'].map((digit) => digit.repeat(32)) as [string, string, string]
const never = new AbortController().signal

let store: MemoryStore
let locks = createKeyLocks()
let encoded: string[] = []
let reported: unknown[] = []
let begun: PictureVariants[] = []
beforeEach(() => {
  store = createMemoryStore()
  locks = createKeyLocks()
  encoded = []
  reported = []
  begun = []
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(begun.map((variants) => variants.stop()))
})

const encode: EncodeVariant = async ({ hash }, variant) => {
  encoded.push(`${hash[0]} ${variant}`)
  return Buffer.from(variant)
}

/** Background work whose end can be awaited. */
function begin(changes: Partial<PictureVariantsOptions> = {}) {
  const done = Promise.withResolvers<void>()
  const report = {
    begun: (pictures: number) => reported.push({ begun: pictures }),
    ended({ pictures }: { pictures: number }) {
      reported.push({ ended: pictures })
      done.resolve()
    },
    refused: (error: unknown) => reported.push({ refused: String(error) }),
    paused: (error: unknown) => reported.push({ paused: String(error) }),
  }
  const limits = { waitMs: 60_000, waitingMaximum: 100 }
  const variants = createPictureVariants({ store, encode, locks, turns: createKeyLocks(), report, limits, ...changes })
  begun.push(variants)
  return { variants, done: done.promise }
}

/** An encoder that stops at one variant until it is allowed to continue. */
function stopAt(stop: Variant) {
  const reached = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  return {
    reached: reached.promise,
    go: go.resolve,
    encode: async (original: Original, variant: Variant) => {
      if (variant === stop) {
        reached.resolve()
        await go.promise
      }
      return encode(original, variant)
    },
  }
}

const endings = (hash: string) => [...store.files.keys()].filter((name) => name.startsWith(hash)).map((name) => name.slice(32))

describe('the background work', () => {
  test('encodes each variant of an added picture once and keeps the original until the last one is stored', async () => {
    await putUnfinishedPicture(store, sofa)
    const slow = stopAt('og.jpg')
    const { variants, done } = begin({ encode: slow.encode })
    variants.add(sofa)
    variants.add(sofa)
    await slow.reached
    expect(endings(sofa).toSorted()).toEqual(['-320.avif', '-320.jpg', '-320.webp', '.json', '.original'])
    slow.go()
    await done
    expect(endings(sofa).toSorted()).toEqual(['-320.avif', '-320.jpg', '-320.webp', '-og.jpg', '.json'])
    expect(store.files.get(`${sofa}-320.jpg`)?.toString()).toBe('quick')
    expect(encoded).toEqual(['a 320.avif', 'a 320.webp', 'a og.jpg'])
    expect(reported).toEqual([{ begun: 1 }, { ended: 1 }])
  })

  test('encodes only requested variants when it does not work ahead', async () => {
    await putUnfinishedPicture(store, sofa)
    await putUnfinishedPicture(store, lamp)
    const { variants } = begin({ isAhead: false })
    variants.add(lamp)
    await variants.resume(never)
    await variants.wait(sofa, '320.webp')
    await variants.wait(lamp, 'og.jpg')
    expect(encoded).toEqual(['a 320.webp', 'b og.jpg'])
  })

  test('completes the pictures of a process that ended too early without encoding a variant twice', async () => {
    await putUnfinishedPicture(store, sofa)
    await putUnfinishedPicture(store, lamp)
    const slow = stopAt('320.webp')
    const first = begin({ encode: slow.encode })
    first.variants.add(sofa)
    await slow.reached
    const stopped = first.variants.stop()
    slow.go()
    await stopped
    expect(store.files.has(`${sofa}.original`)).toBe(true)
    const second = begin()
    await second.variants.resume(never)
    await second.done
    expect(encoded.toSorted()).toEqual(
      ['a 320.avif', 'a 320.webp', 'a og.jpg', 'b 320.avif', 'b 320.webp', 'b og.jpg'].toSorted(),
    )
    expect([...store.files.keys()].filter((name) => name.endsWith('.original'))).toEqual([])
    expect(reported).toEqual([{ begun: 1 }, { begun: 2 }, { ended: 2 }])
  })

  test('deletes the original of a picture whose variants all exist', async () => {
    await putUnfinishedPicture(store, sofa)
    for (const variant of ['320.avif', '320.webp', 'og.jpg']) await store.put(`${sofa}-${variant}`, Buffer.from('stored'))
    const { variants } = begin()
    await variants.resume(never)
    await expect.poll(() => store.files.has(`${sofa}.original`)).toBe(false)
    expect([encoded, reported]).toEqual([[], []])
  })

  test('encodes nothing from an original whose save was never completed', async () => {
    await store.put(`${sofa}.original`, Buffer.from('x'))
    await putUnfinishedPicture(store, lamp)
    const { variants, done } = begin()
    await variants.resume(never)
    await done
    expect(encoded).toEqual(['b 320.avif', 'b 320.webp', 'b og.jpg'])
    expect(endings(sofa)).toEqual(['.original'])
  })
})

describe('the background work with requests', () => {
  test('encodes a requested variant before all others, and once however many requests wait for it', async () => {
    for (const hash of [sofa, lamp, rug]) await putUnfinishedPicture(store, hash, [320, 480])
    const slow = stopAt('320.avif')
    const { variants, done } = begin({ encode: slow.encode })
    variants.add(sofa)
    variants.add(lamp)
    await slow.reached
    const requests = [1, 2, 3].map(() => variants.wait(rug, '480.webp'))
    slow.go()
    await Promise.all(requests)
    expect(encoded.slice(0, 2)).toEqual(['a 320.avif', 'c 480.webp'])
    expect(store.files.has(`${rug}-480.webp`)).toBe(true)
    await done
    expect(new Set(encoded).size).toBe(encoded.length)
    expect(reported).toEqual([{ begun: 2 }, { ended: 3 }])
  })

  test('encodes only requested variants while the server is busy, and the others as soon as it is quiet', async () => {
    await putUnfinishedPicture(store, sofa)
    await putUnfinishedPicture(store, lamp)
    let isBusy = true
    const { variants, done } = begin({ isBusy: () => isBusy })
    await variants.resume(never)
    await variants.wait(lamp, '320.webp')
    await variants.wait(sofa, 'og.jpg')
    expect(encoded).toEqual(['b 320.webp', 'a og.jpg'])
    isBusy = false
    await done
    expect(encoded.slice(2).toSorted()).toEqual(['a 320.avif', 'a 320.webp', 'b 320.avif', 'b og.jpg'])
  })

  test('encodes a variant that nobody requested every ten seconds while the server is busy', async () => {
    vi.useFakeTimers()
    await putUnfinishedPicture(store, sofa)
    const { variants } = begin({ isBusy: () => true })
    variants.add(sofa)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(encoded).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(encoded).toEqual(['a 320.avif'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(encoded).toEqual(['a 320.avif', 'a 320.webp'])
  })

  test('lets a request wait for at most 150 ms', async () => {
    vi.useFakeTimers()
    await putUnfinishedPicture(store, sofa)
    const slow = stopAt('320.avif')
    const report = { begun: () => undefined, ended: () => undefined, refused: () => undefined, paused: () => undefined }
    const variants = createPictureVariants({ store, encode: slow.encode, locks, turns: createKeyLocks(), report })
    let over = false
    void variants.wait(sofa, '320.avif').then(() => (over = true))
    await vi.advanceTimersByTimeAsync(149)
    expect(over).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(over).toBe(true)
    slow.go()
    await variants.stop()
  })

  test('lets no request wait for a picture that has been removed', async () => {
    await begin().variants.wait(sofa, '320.avif')
    expect(encoded).toEqual([])
  })
})

describe('the background work during a removal', () => {
  test('lets a picture be removed while a variant is encoded, and leaves no file behind', async () => {
    await putUnfinishedPicture(store, sofa)
    await putUnfinishedPicture(store, lamp)
    const slow = stopAt('320.avif')
    const { variants, done } = begin({ encode: slow.encode })
    variants.add(sofa)
    variants.add(lamp)
    await slow.reached
    const media = createMedia(store, { inspect: notUsed, prepare: notUsed })
    await locks.run([sofa], () => media.remove(sofa))
    expect(endings(sofa)).toEqual([])
    slow.go()
    await done
    expect(endings(sofa)).toEqual([])
    expect(encoded).toEqual(['a 320.avif', 'b 320.avif', 'b 320.webp', 'b og.jpg'])
  })

  test('encodes every variant of a picture that is removed and added again while its last one is encoded', async () => {
    await putUnfinishedPicture(store, sofa)
    const slow = stopAt('og.jpg')
    const { variants, done } = begin({ encode: slow.encode })
    variants.add(sofa)
    await slow.reached
    const media = createMedia(store, { inspect: notUsed, prepare: notUsed })
    await locks.run([sofa], () => media.remove(sofa))
    await putUnfinishedPicture(store, sofa)
    slow.go()
    await done
    expect(endings(sofa).toSorted()).toEqual(['-320.avif', '-320.jpg', '-320.webp', '-og.jpg', '.json'])
  })
})

describe('the background work with a picture that crashes the encoder', () => {
  test('tries a picture that cannot be encoded twice, reports it once, and keeps its small JPEG', async () => {
    await putUnfinishedPicture(store, sofa)
    await putUnfinishedPicture(store, lamp)
    let tries = 0
    const { variants, done } = begin({
      async encode(original, variant) {
        if (original.hash !== sofa) return encode(original, variant)
        tries += 1
        throw new Error('The process that encodes pictures stopped.')
      },
    })
    const waiting = variants.wait(sofa, '320.avif')
    variants.add(lamp)
    await Promise.all([waiting, done])
    await variants.wait(sofa, '320.avif')
    variants.add(sofa)
    expect(tries).toBe(2)
    expect(endings(sofa)).toEqual(['.original', '-320.jpg', '.json'])
    expect(endings(lamp)).toContain('-og.jpg')
    expect(reported).toEqual([
      { begun: 2 },
      { refused: 'EncodingError: The variant 320.avif of a picture could not be encoded.' },
      { ended: 1 },
    ])
  })
})

describe('the background work during an outage of the store', () => {
  test('pauses for 30 s while the store does not respond, lets no request wait, and then continues', async () => {
    vi.useFakeTimers()
    await putUnfinishedPicture(store, sofa)
    let isDown = true
    const put = async (name: string, bytes: Buffer) => {
      if (isDown) throw new Error('no route')
      await store.put(name, bytes)
    }
    const { variants, done } = begin({ store: { ...store, put } })
    variants.add(sofa)
    await vi.advanceTimersByTimeAsync(29_999)
    await variants.wait(sofa, '320.webp')
    expect([encoded, reported]).toEqual([['a 320.avif'], [{ begun: 1 }, { paused: 'Error: no route' }]])
    isDown = false
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(endings(sofa)).not.toContain('.original')
    expect(reported.slice(2)).toEqual([{ begun: 1 }, { ended: 1 }])
  })
})
