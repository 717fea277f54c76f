import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'shop-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `pnpm start` until the shop is open, and returns the lines that it printed until then. */
async function start(): Promise<{ lines: string[]; ready: number; savesMemory: boolean; errors: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('start.ts', import.meta.url))], {
    // This test requests no picture, and the tests of pictures show that all sizes are encoded.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: folder, PORT: '0', ENCODE_AHEAD: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const errors = child.stderr.toArray()
  const lines: string[] = []
  let ready = 0
  let savesMemory = false
  try {
    for await (const line of createInterface(child.stdout)) {
      lines.push(line)
      const address = / is open at (\S+)$/.exec(line)?.[1]
      if (address === undefined) continue
      ready = (await fetch(`${address}/readyz`)).status
      // Only Linux shows it.
      savesMemory =
        process.platform !== 'linux' || readFileSync(`/proc/${child.pid}/environ`, 'utf8').includes('MALLOC_ARENA_MAX=1')
      // The log of the running shop follows.
      break
    }
  } finally {
    child.kill('SIGTERM')
  }
  await ended
  return { lines, ready, savesMemory, errors: Buffer.concat(await errors).toString() }
}

describe('pnpm start', () => {
  test('prints the account of the admin and the address at the first start, and only the address at the next one', async () => {
    const address = expect.stringMatching(/^Atelier Ilé is open at http:\/\/127\.0\.0\.1:\d+$/)
    expect(await start()).toEqual({
      lines: [expect.stringMatching(/^The admin of this shop is admin@\S+ with the password \w{23} \(shown only now; /), address],
      ready: 200,
      savesMemory: true,
      errors: '',
    })
    expect(await start()).toEqual({ lines: [address], ready: 200, savesMemory: true, errors: '' })
  }, 300_000)
})
