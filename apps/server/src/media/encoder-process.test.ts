import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createEncoderProcess } from './encoder-process.ts'
import { encodePicture } from './encoder.ts'
import { MediaError } from './media-error.ts'
import { drawPicture } from './testing/pictures.ts'

test('the encoder process encodes a picture exactly like the main process', async () => {
  const encode = createEncoderProcess()
  const bytes = await drawPicture({ width: 40, height: 20 }).png().toBuffer()
  expect(await encode(bytes)).toEqual(await encodePicture(bytes))
})

test('each caller of the encoder process gets its own picture back', async () => {
  const encode = createEncoderProcess()
  const pictures = await Promise.all([20, 30, 40].map((width) => drawPicture({ width, height: 20 }).png().toBuffer()))
  expect((await Promise.all(pictures.map(encode))).map(({ width }) => width)).toEqual([20, 30, 40])
})

test('the encoder process rejects an unreadable picture with its sentence and encodes the next one', async () => {
  const encode = createEncoderProcess()
  const whole = await drawPicture({ width: 200, height: 200 }).jpeg().toBuffer()
  await expect(encode(whole.subarray(0, whole.length / 2))).rejects.toEqual(new MediaError('unreadable'))
  expect((await encode(whole)).width).toBe(200)
})

test.skipIf(process.platform !== 'linux')(
  'killing the encoder process fails its picture, and the next picture starts a new process',
  async () => {
    const encode = createEncoderProcess()
    const large = await sharp({ create: { width: 1900, height: 1900, channels: 3, background: '#884422' } })
      .png()
      .toBuffer()
    const failing = encode(large)
    const outcome = expect(failing).rejects.toThrow('The process that encodes pictures stopped.')
    for (const pid of childProcesses()) process.kill(pid, 'SIGKILL')
    await outcome
    expect((await encode(await drawPicture({ width: 20, height: 20 }).png().toBuffer())).width).toBe(20)
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
