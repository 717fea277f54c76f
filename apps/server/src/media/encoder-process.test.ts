import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { createEncoderProcess } from './encoder-process.ts'
import { createEncoder } from './encoder.ts'
import { MediaError } from './media-error.ts'
import { bombPng, drawPicture } from './testing/pictures.ts'

test('the encoder process prepares and encodes a picture exactly like the main process', async () => {
  const [separate, here] = [createEncoderProcess(), createEncoder()]
  const bytes = await drawPicture({ width: 40, height: 20 }).png().toBuffer()
  expect(await separate.prepare(bytes)).toEqual(await here.prepare(bytes))
  const file = fileURLToPath(new URL('../../../../demo/images/jos-lounge-1.webp', import.meta.url))
  expect(await separate.prepare(file)).toEqual(await here.prepare(file))
  for (const variant of ['40.avif', '40.webp', 'og.jpg'] as const) {
    expect(await separate.encode({ hash: 'a', bytes }, variant)).toEqual(await here.encode({ hash: 'a', bytes }, variant))
  }
})

test.skipIf(process.platform !== 'linux')(
  'the encoder process has a low priority on each of its threads, in a session of its own',
  async () => {
    await createEncoderProcess().prepare(await drawPicture({ width: 40, height: 20 }).png().toBuffer())
    const table = execFileSync('ps', ['-L', '-o', 'pid=,sid=,ni=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    const threads = table.split('\n').flatMap((line) => (line.includes('encoder-child') ? [line.trim().split(/\s+/)] : []))
    expect(threads.every(([pid, session]) => pid === session)).toBe(true)
    expect(threads.filter(([, , priority]) => priority === '10').length).toBeGreaterThan(4)
  },
)

test.skipIf(process.platform !== 'linux')(
  'the encoder process has no passwords and keys of the shop in its environment',
  async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://shop:s3cret@host/shop')
    vi.stubEnv('VIPS_CONCURRENCY', '1')
    const [before, { prepare }] = [childProcesses(), createEncoderProcess()]
    await prepare(await drawPicture({ width: 20, height: 20 }).png().toBuffer())
    vi.unstubAllEnvs()
    const [started] = childProcesses().filter((pid) => !before.includes(pid))
    const names = readFileSync(`/proc/${started}/environ`, 'utf8')
      .split('\0')
      .map((entry) => entry.split('=')[0])
    expect(names).toEqual(expect.arrayContaining(['PATH', 'VIPS_CONCURRENCY', 'MALLOC_ARENA_MAX']))
    expect(names).not.toContain('DATABASE_URL')
  },
)

test('the encoder process receives several large pictures at once', async () => {
  const bytes = await sharp(randomBytes(700 * 700 * 3), { raw: { width: 700, height: 700, channels: 3 } })
    .png()
    .toBuffer()
  expect(bytes.length).toBeGreaterThan(1_000_000)
  const { prepare, encode } = createEncoderProcess()
  expect((await Promise.all([prepare(bytes), prepare(bytes)])).map(({ width }) => width)).toEqual([700, 700])
  expect((await encode({ hash: 'a', bytes }, '320.jpg')).length).toBeGreaterThan(0)
})

test('each caller of the encoder process gets its own picture back', async () => {
  const { prepare } = createEncoderProcess()
  const pictures = await Promise.all([20, 30, 40].map((width) => drawPicture({ width, height: 20 }).png().toBuffer()))
  expect((await Promise.all(pictures.map(prepare))).map(({ width }) => width)).toEqual([20, 30, 40])
})

test('the encoder process rejects an unreadable picture with its sentence and accepts the next one', async () => {
  const { prepare } = createEncoderProcess()
  const whole = await drawPicture({ width: 200, height: 200 }).jpeg().toBuffer()
  await expect(prepare(whole.subarray(0, whole.length / 2))).rejects.toEqual(new MediaError('unreadable'))
  expect((await prepare(whole)).width).toBe(200)
})

test('the encoder process checks the header of a picture in memory and in a file', async () => {
  const { inspect } = createEncoderProcess()
  const half = (await drawPicture({ width: 200, height: 200 }).jpeg().toBuffer()).subarray(0, 2000)
  expect(await inspect(half)).toBeUndefined()
  expect(await inspect(fileURLToPath(new URL('../../../../demo/images/jos-lounge-1.webp', import.meta.url)))).toBeUndefined()
  await expect(inspect(Buffer.from('no picture'))).rejects.toEqual(new MediaError('unreadable'))
  await expect(inspect(bombPng({ width: 16_000, height: 16_000 }))).rejects.toEqual(new MediaError('too-many-pixels'))
})

test.skipIf(process.platform !== 'linux')(
  'killing the encoder process fails its picture, and the next picture starts a new process',
  async () => {
    const { prepare } = createEncoderProcess()
    const large = await sharp({ create: { width: 1900, height: 1900, channels: 3, background: '#884422' } })
      .png()
      .toBuffer()
    const failing = prepare(large)
    const outcome = expect(failing).rejects.toThrow('The process that encodes pictures stopped.')
    for (const pid of childProcesses()) process.kill(pid, 'SIGKILL')
    await outcome
    expect((await prepare(await drawPicture({ width: 20, height: 20 }).png().toBuffer())).width).toBe(20)
  },
)

/** The ids of the encoder processes that this process has started. */
function childProcesses(): number[] {
  const table = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  return table
    .split('\n')
    .filter((line) => line.includes('encoder-child'))
    .map((line) => Number.parseInt(line, 10))
}
