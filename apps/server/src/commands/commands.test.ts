import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { withoutOptimising } from './memory-settings.ts'

const url = inject('postgresqlUrl')

interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command like `pnpm` does. */
async function run(file: string, args: readonly string[], environment: Record<string, string> = {}): Promise<Outcome> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [code]] = await Promise.all([child.stdout.toArray(), child.stderr.toArray(), once(child, 'exit')])
  return { code: code as number, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }
}

describe('pnpm shop', () => {
  const all = 'pnpm shop admin EMAIL, pnpm shop import FILE [--dry-run], pnpm shop backup [FILE], pnpm shop restore FILE'
  test.each([
    [[], `No command was given. The commands are: ${all}\n`],
    [['imprt'], `There is no command 'imprt'. The commands are: ${all}\n`],
    [['constructor'], `There is no command 'constructor'. The commands are: ${all}\n`],
  ])('pnpm shop prints one line with its commands for the arguments %j', async (args, line) => {
    expect(await run('shop.ts', args)).toEqual({ code: 2, stdout: '', stderr: line })
  })
})

test('a command whose output nobody reads any more finishes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-command-'))
  const file = join(folder, 'products.csv')
  writeFileSync(file, 'slug,name,category,style,price,items,description\neko,Eko,Armchair,Glam,5,(1),Soft.\n')
  const program = fileURLToPath(new URL('shop.ts', import.meta.url))
  const child = spawn(process.execPath, [program, 'import', file], {
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  const [stderr, [code]] = await Promise.all([child.stderr.toArray(), once(child, 'exit')])
  rmSync(folder, { recursive: true })
  expect([Buffer.concat(stderr).toString(), code]).toEqual(['', 0])
}, 60_000)

test.skipIf(!existsSync('/dev/full'))(
  'a server whose log cannot be written serves and stops',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-log-'))
    const port = await freePort()
    const full = openSync('/dev/full', 'w')
    const program = fileURLToPath(new URL('../testing/api-server.ts', import.meta.url))
    const child = spawn(process.execPath, [withoutOptimising, program], {
      env: { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'debug' },
      stdio: ['ignore', full, full],
    })
    const ended = once(child, 'exit')
    try {
      const respond = async () => (await fetch(`http://127.0.0.1:${port}/api/products`)).status
      await expect.poll(() => respond().catch(() => 0), { timeout: 30_000 }).toBe(200)
      expect([await respond(), await respond()]).toEqual([200, 200])
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    } finally {
      child.kill('SIGKILL')
      await ended
      closeSync(full)
      rmSync(folder, { recursive: true })
    }
  },
  60_000,
)

describe('a failing start', () => {
  test.each([
    [
      { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' },
      'The PostgreSQL server of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
    ],
    [
      { DATA_DIR: fileURLToPath(import.meta.url) },
      `The data folder ${fileURLToPath(import.meta.url)} cannot be used: EEXIST. Make it a folder that the shop may write, or set DATA_DIR to another.\n`,
    ],
    [{ S3_BUCKET: 'pictures' }, "The setting S3_ENDPOINT is '', but it must be set, since another setting of the S3 store is.\n"],
  ])('a failing start prints one line for the settings %j', async (environment, line) => {
    expect(await run('start.ts', [], environment as Record<string, string>)).toEqual({ code: 1, stdout: '', stderr: line })
  })
})

describe.skipIf(url === null)('a PostgreSQL that cannot be used', () => {
  const readOnly = `${url}&options=${encodeURIComponent('-c default_transaction_read_only=on')}`

  test.each([
    ['start.ts', []],
    ['shop.ts', ['admin', 'owner@shop.example']],
  ])('%s ends with one line when PostgreSQL is read-only', async (file, args) => {
    expect(
      await run(file, args, { DATABASE_URL: readOnly, ADMIN_PASSWORD: 'Correct7horse', ADMIN_EMAIL: 'owner@shop.example' }),
    ).toEqual({
      code: 1,
      stdout: '',
      stderr: `The database or a service is not available: cannot execute CREATE SCHEMA in a read-only transaction. Check it with pnpm run doctor.\n`,
    })
  })
})

describe('pnpm start and pnpm dev', () => {
  test.each(['start.ts', 'dev.ts'])('%s exits with one line that names an invalid setting', async (file) => {
    expect(await run(file, [], { PORT: 'abc' })).toEqual({
      code: 1,
      stdout: '',
      stderr: "The setting PORT is 'abc', but it must be a whole number from 0 to 65535.\n",
    })
  })
})
