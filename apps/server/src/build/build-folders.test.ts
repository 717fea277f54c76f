import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentBuild } from './build-folders.ts'

describe('the builds of the shop', () => {
  let folder: string
  let built: string[]
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'shop-builds-')), 'dist')
    built = []
  })
  afterEach(() => {
    vi.useRealTimers()
    rmSync(join(folder, '..'), { recursive: true })
  })

  /** Starts a shop whose sources have this fingerprint. */
  const start = (print: string): Promise<string> =>
    currentBuild({
      folder,
      fingerprint: async () => print,
      async build(target) {
        built.push(print)
        writeFileSync(join(target, 'shop.js'), print)
      },
    })

  const failing = (print: string): Promise<string> =>
    currentBuild({
      folder,
      fingerprint: async () => print,
      async build(target) {
        writeFileSync(join(target, 'shop.js'), 'half')
        throw new Error('no space left')
      },
    })

  /** Makes a build look as if it was last used an hour later for each step. */
  const usedAt = (print: string, hour: number): void => utimesSync(join(folder, print), hour * 3600, hour * 3600)

  const builds = (): string[] => readdirSync(folder).toSorted()

  test('a build is made once for the same sources', async () => {
    expect(await start('one')).toBe(join(folder, 'one'))
    expect(await start('one')).toBe(join(folder, 'one'))
    expect(built).toEqual(['one'])
  })

  test('a new build leaves a running shop the files of its own build', async () => {
    const running = await start('one')
    await start('two')
    expect(readFileSync(join(running, 'shop.js'), 'utf8')).toBe('one')
  })

  test('a build that a shop runs on stays through several further builds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'] })
    await start('one')
    await start('two')
    await vi.advanceTimersByTimeAsync(3 * 3600_000)
    await start('three')
    await start('four')
    expect(builds()).toEqual(['four', 'one', 'three', 'two'])
  })

  test('all builds without a shop are removed except the current one and the one that was used before it', async () => {
    await start('one')
    usedAt('one', 1)
    await start('two')
    usedAt('two', 2)
    await start('one')
    await start('three')
    expect(builds()).toEqual(['one', 'three'])
  })

  test('a build is made once when several shops start together', async () => {
    const shops = await Promise.all([start('one'), start('one'), start('one')])
    expect(new Set(shops)).toEqual(new Set([join(folder, 'one')]))
    expect(built).toEqual(['one'])
  })

  test('a build has its final name only when it is complete', async () => {
    await start('one')
    await expect(failing('two')).rejects.toThrow('no space left')
    expect(existsSync(join(folder, 'two'))).toBe(false)
    await start('two')
    expect(readFileSync(join(folder, 'two/shop.js'), 'utf8')).toBe('two')
  })

  test('a build does not include the files of a killed build process', async () => {
    mkdirSync(join(folder, 'one.unfinished'), { recursive: true })
    writeFileSync(join(folder, 'one.unfinished/half.js'), '')
    mkdirSync(join(folder, 'zero.unfinished'))
    await start('one')
    expect(builds()).toEqual(['one'])
    expect(readdirSync(join(folder, 'one'))).toEqual(['shop.js'])
  })
})
