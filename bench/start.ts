/**
 * `pnpm bench:start`: clones the last commit into a temporary folder and measures how long it takes until the shop is open, part by
 * part, and how much memory it needs. The package store must be warm, so run `pnpm install` first. `--here` measures only the
 * starts, in this checkout. Next starts are medians of five.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { findPostgresql, startCluster } from '../apps/server/src/testing/postgresql.ts'
import { readProcessTree } from './process-tree.ts'
import { picturesAreEncoded } from './processes.ts'
import { median } from './statistics.ts'

const repeats = 5

const here = join(import.meta.dirname, '..')
const isHere = process.argv.includes('--here')
const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
const checkout = isHere ? here : join(folder, 'shop')
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

console.log(`${'part'.padEnd(44)}${'measured'.padStart(10)}${'goal'.padStart(12)}`)
if (!isHere) {
  execFileSync('git', ['clone', '--quiet', here, checkout])
  const install = ['npx', '--yes', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline']
  printSeconds('install, warm package store', await timed(install), 20)
  const build = `import('./apps/server/src/build/build-web.ts').then((web) => web.buildWebIfStale(() => undefined))`
  printSeconds('build', await timed([node(), '-e', build]), 8)
}

const embedded = { DATA_DIR: join(folder, 'embedded') }
await measureStarts('PGlite', embedded, { first: 5, next: 1.5, megabytes: 400 })

const programs = findPostgresql()
if (programs === null) console.log('PostgreSQL is not installed: its starts are not measured.')
else {
  const cluster = await startCluster(programs)
  try {
    const data = join(folder, 'postgresql')
    // The pictures are there already, so only the database differs.
    cpSync(join(embedded.DATA_DIR, 'media'), join(data, 'media'), { recursive: true })
    const settings = { DATA_DIR: data, DATABASE_URL: cluster.url('postgres'), DEMO: 'on' }
    await measureStarts('PostgreSQL', settings, { first: null, next: 1, megabytes: 180 })
  } finally {
    await cluster.stop()
  }
}
rmSync(folder, { recursive: true, force: true })

interface Goals {
  readonly first: number | null
  readonly next: number
  readonly megabytes: number
}

/** Starts a shop with the demo catalogue on an empty folder, and then again. */
async function measureStarts(name: string, settings: Record<string, string>, goals: Goals): Promise<void> {
  const first = await start(settings)
  printSeconds(`first start with the demo, ${name}`, first.seconds, goals.first)
  // An ordinary start has nothing to encode.
  await picturesAreEncoded(first.child)
  await stop(first.child)
  const seconds: number[] = []
  let megabytes: number | null = null
  for (let round = 0; round < repeats; round++) {
    const next = await start(settings)
    seconds.push(next.seconds)
    if (round === repeats - 1) {
      await pause(5000)
      const tree = readProcessTree(next.child.pid!)
      megabytes = tree === null ? null : tree.bytes / 1e6
    }
    await stop(next.child)
  }
  printSeconds(`next start, ${name}`, median(seconds), goals.next)
  if (megabytes !== null) print(`memory 5 s after a start, ${name}`, `${megabytes.toFixed(0)} MB`, `≤ ${goals.megabytes} MB`)
}

/** Starts the shop and measures the time until /readyz responds with 200. */
async function start(settings: Record<string, string>): Promise<{ child: ChildProcess; seconds: number }> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(node(), ['apps/server/src/commands/start.ts'], {
    cwd: checkout,
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'error', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`The shop ended with exit code ${child.exitCode}.`)
    await pause(10)
  }
  return { child, seconds: (performance.now() - begun) / 1000 }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  running.delete(child)
}

/** Runs a command in the checkout and measures its seconds. */
async function timed([program = '', ...args]: string[]): Promise<number> {
  const begun = performance.now()
  const child = spawn(program, args, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with exit code ${code}.`)
  return (performance.now() - begun) / 1000
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** The Node that the checkout has installed. */
function node(): string {
  return join(checkout, 'node_modules/.bin/node')
}

function printSeconds(part: string, seconds: number, goal: number | null): void {
  print(part, `${seconds.toFixed(2)} s`, goal === null ? '' : `≤ ${goal} s`)
}

function print(part: string, measured: string, goal: string): void {
  console.log(part.padEnd(44) + measured.padStart(10) + goal.padStart(12))
}
