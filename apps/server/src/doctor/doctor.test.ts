import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { startS3 } from '../testing/s3.ts'
import type { Check } from './check.ts'
import { checkChromium } from './check-chromium.ts'
import { checkDisk } from './check-disk.ts'
import { allChecks } from './checks.ts'
import { examine } from './examine.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-doctor-'))
  closing.push(() => rmSync(folder, { recursive: true }))
})

type Environment = Record<string, string>

/** Runs one check, or all of them, and returns the printed lines and whether there was no problem. */
async function run(environment: Environment, which: string | Check | null, patience?: number) {
  const lines: string[] = []
  const config = readConfig({ DATA_DIR: join(folder, 'data'), PORT: '0', ...environment })
  const all = allChecks(environment['CHROMIUM_PATH'])
  const checks =
    typeof which === 'object' && which !== null ? [which] : all.filter(({ name }) => which === null || name === which)
  const isHealthy = await examine(checks, config, {
    print: (line) => lines.push(line),
    ...(patience === undefined ? {} : { patience }),
  })
  return { isHealthy, lines }
}

const ok = (line: string) => ({ isHealthy: true, lines: [line] })
const problem = (line: string) => ({ isHealthy: false, lines: [line] })

/** A server that accepts connections and never sends anything. */
async function startSilentServer(): Promise<number> {
  const server = createServer((socket) => void closing.push(() => socket.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}

/** A port on which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function startMailServer(): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(new Error(`${password} is wrong`)),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return (server.server.address() as AddressInfo).port
}

describe('the doctor', () => {
  test('the doctor prints one line for each check and finds no problem on a machine without settings', async () => {
    const { isHealthy, lines } = await run({}, null)
    expect(lines.map((line) => line.slice(0, 18).trim())).toEqual(
      ['Node', 'Port', 'Folder', 'Disk', 'Database', 'Mail', 'S3', 'Chromium'].map((name) => `ok       ${name}`),
    )
    expect(isHealthy).toBe(true)
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })

  test('the doctor names what other users of the machine may access in the data folder', async () => {
    const data = join(folder, 'data')
    mkdirSync(data)
    chmodSync(data, 0o755)
    expect(await run({}, 'Folder')).toEqual(
      problem(`problem  Folder    Other users of this machine may access ${data} (755). Run: chmod -R go-rwx ${data}`),
    )
  })

  test('the doctor reports a check that does not end in time', async () => {
    const never: Check = { name: 'Slow', run: () => new Promise(() => undefined) }
    expect(await run({}, never, 50)).toEqual(
      problem('problem  Slow      No response within 0.05 seconds. Look for a firewall or a wrong address in the settings.'),
    )
  })
})

describe('the check of the port', () => {
  test('the check of the port names a port that is in use', async () => {
    const port = await startSilentServer()
    expect(await run({ PORT: String(port) }, 'Port')).toEqual(
      problem(
        `problem  Port      Something listens on 127.0.0.1:${port} already, perhaps this shop. Stop it, or set PORT to another number.`,
      ),
    )
  })

  test('the check of the port finds a free port', async () => {
    const port = await closedPort()
    expect(await run({ PORT: String(port) }, 'Port')).toEqual(ok(`ok       Port      127.0.0.1:${port} is free`))
  })

  test('the check of the port names an address of another machine', async () => {
    expect(await run({ HOST: '192.0.2.1' }, 'Port')).toEqual(
      problem(expect.stringMatching(/^problem {2}Port {6}.*EADDRNOTAVAIL.*Set HOST to an address of this machine\.$/)),
    )
  })
})

describe('the check of the folder', () => {
  test('the check of the folder names a folder that the shop may not write to', async () => {
    // Root may write to every folder of the disk.
    const readOnly = process.getuid?.() === 0 ? '/proc' : folder
    if (readOnly === folder) chmodSync(folder, 0o500)
    const { isHealthy, lines } = await run({ DATA_DIR: join(readOnly, 'data') }, 'Folder')
    chmodSync(folder, 0o700)
    expect(isHealthy).toBe(false)
    expect(lines[0]).toMatch(new RegExp(`^problem  Folder    The shop cannot write to ${readOnly} \\(`))
    expect(lines[0]).toMatch(/\. Give its user the right to, or set DATA_DIR to another folder\.$/)
  })

  test('the check of the folder leaves no file in a folder that can be written', async () => {
    mkdirSync(join(folder, 'data'), { mode: 0o700 })
    expect(await run({}, 'Folder')).toEqual(ok(`ok       Folder    ${folder}/data can be written`))
    expect(readdirSync(join(folder, 'data'))).toEqual([])
  })
})

describe('the check of the disk', () => {
  test('the check of the disk names the free and the needed space', async () => {
    expect(await run({}, checkDisk(1e18))).toEqual(
      problem(
        expect.stringMatching(
          /^problem {2}Disk {6}Only \d+\.\d GB are free for \S+\/data, and the shop needs 1000000000\.0 GB\. Free some space, or set DATA_DIR/,
        ),
      ),
    )
  })
})

describe('the check of the database', () => {
  test('the check of the database opens an embedded database, and names the process that uses it', async () => {
    const dataFolder = join(folder, 'data')
    const database = await openDatabase({ databaseUrl: null, dataFolder })
    const { isHealthy, lines } = await run({}, 'Database')
    await database.close()
    expect(isHealthy).toBe(false)
    expect(lines[0]).toMatch(new RegExp(`in use by the running process ${process.pid}\\. Stop it`))
    expect(await run({}, 'Database')).toEqual(ok('ok       Database  embedded, PostgreSQL 18.6'))
  })

  test('the check of the database names an unreachable PostgreSQL server but not its password', async () => {
    const port = await closedPort()
    expect(await run({ DATABASE_URL: `postgres://shop:geheim@127.0.0.1:${port}/shop` }, 'Database')).toEqual(
      problem(
        `problem  Database  The PostgreSQL server of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:${port}. Start the server, or correct DATABASE_URL.`,
      ),
    )
  })

  const postgresql = inject('postgresqlUrl')
  test.skipIf(postgresql === null)(
    'the check of the database opens a PostgreSQL server, and names a replica that is none and a user who may not create tables',
    async () => {
      expect(await run({ DATABASE_URL: postgresql! }, 'Database')).toEqual(
        ok(expect.stringMatching(/^ok {7}Database {2}PostgreSQL \d+\.\d+ .*database postgres$/)),
      )
      const replica = { DATABASE_URL: postgresql!, DATABASE_REPLICA_URL: postgresql! }
      expect(await run(replica, 'Database')).toEqual(
        problem('problem  Database  The server of DATABASE_REPLICA_URL is no replica. Correct the setting, or remove it.'),
      )
      const client = new Client({ connectionString: postgresql! })
      await client.connect()
      await client.query('create role reader login')
      const url = new URL(postgresql!)
      url.username = 'reader'
      const found = await run({ DATABASE_URL: url.href }, 'Database')
      await client.query('drop role reader')
      await client.end()
      expect(found).toEqual(
        problem(
          'problem  Database  The user reader may not create tables. Make it the owner: alter database "postgres" owner to "reader".',
        ),
      )
    },
  )
})

describe('the check of the mail server', () => {
  test('the check of the mail server signs in', async () => {
    const port = await startMailServer()
    expect(await run({ SMTP_URL: `smtp://shop:p%40ss@127.0.0.1:${port}` }, 'Mail')).toEqual(
      ok(`ok       Mail      127.0.0.1:${port} accepts the connection`),
    )
  })

  test('the check of the mail server hides the password that the server repeats', async () => {
    const port = await startMailServer()
    const { isHealthy, lines } = await run({ SMTP_URL: `smtp://shop:wr%40ng@127.0.0.1:${port}` }, 'Mail')
    expect(isHealthy).toBe(false)
    expect(lines[0]).toMatch(/Invalid login: .*… is wrong\)\. Correct SMTP_URL, or start the server\.$/)
    expect(lines[0]).not.toMatch(/wr(@|%40)ng/)
  })

  test('the check of the mail server names a server that never responds', async () => {
    const port = await startSilentServer()
    expect(await run({ SMTP_URL: `smtp://127.0.0.1:${port}` }, 'Mail', 300)).toEqual(
      problem('problem  Mail      No response within 0.3 seconds. Look for a firewall or a wrong address in the settings.'),
    )
  })
})

describe('the check of the S3 store', () => {
  const environmentOf = ({
    endpoint,
    bucket,
    accessKeyId,
    secretAccessKey,
  }: Awaited<ReturnType<typeof startS3>>['settings']) => ({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })

  test('the check of the S3 store writes and deletes a file, and names a missing bucket and a wrong key', async () => {
    const s3 = await startS3()
    closing.push(() => s3.remove())
    const environment = environmentOf(s3.settings)
    expect(await run(environment, 'S3')).toEqual(ok('ok       S3        the bucket pictures can be read and written'))
    expect((await run({ ...environment, S3_BUCKET: 'other' }, 'S3')).lines[0]).toMatch(
      /^problem {2}S3 {8}The store of pictures has no bucket 'other'\. Correct the settings S3_…/,
    )
    const wrongKey = await run({ ...environment, S3_SECRET_ACCESS_KEY: 'geheim' }, 'S3')
    expect(wrongKey.lines[0]).toMatch(/^problem {2}S3 {8}The store of pictures rejected GET: 403 SignatureDoesNotMatch\./)
    expect(wrongKey.lines[0]).not.toContain('geheim')
  })
})

describe('the check of Chromium', () => {
  test('the check of Chromium names a file that does not start', async () => {
    expect(await run({}, checkChromium('/nothing/chromium'))).toEqual(
      problem(
        'problem  Chromium  /nothing/chromium does not start (ENOENT). Set CHROMIUM_PATH to the Chromium for the tests, or to nothing.',
      ),
    )
  })
})
