import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** A PostgreSQL server for tests, in a temporary folder. */
export interface TestCluster {
  /** The URL of a database on this server. */
  url(databaseName: string): string
  /** Stops the server immediately, like a crash; its data remains. */
  crash(): Promise<void>
  /** Stops the server in its fast mode, which ends every connection and rolls back open transactions; its data remains. */
  shutDown(): Promise<void>
  /** Restarts the server on the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const installRoot = '/usr/lib/postgresql'
const userName = 'shop'

/** Finds the folder of PostgreSQL's programs: `POSTGRESQL_BIN`, else Debian's newest; null when there is none. */
export function findPostgresql(): string | null {
  const given = process.env['POSTGRESQL_BIN']
  const versions = existsSync(installRoot) ? readdirSync(installRoot).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...(given === undefined ? [] : [given]), ...versions.map((version) => join(installRoot, version, 'bin'))]
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/**
 * Starts a server that listens only on a socket in its own folder. It does not sync to disk, because its data is temporary. Since
 * root may not run PostgreSQL, root runs it as the user `postgres`.
 *
 * @param programs - the folder from `findPostgresql`
 * @param commits - whether a commit waits until it survives a crash of the server
 */
export async function startCluster(programs: string, commits: 'fast' | 'crash-safe' = 'fast'): Promise<TestCluster> {
  const options = ['--username', userName, '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync']
  const folder = makeFolder((data) => [join(programs, 'initdb'), ['--pgdata', data, ...options]])
  return runServer(programs, folder, commits)
}

/** Starts a streaming replica of a server. It follows the changes from the moment of the copy on. */
export async function startReplica(programs: string, primary: TestCluster): Promise<TestCluster> {
  const { searchParams } = new URL(primary.url('postgres'))
  const options = ['--host', searchParams.get('host') ?? '', '--username', userName, '--checkpoint', 'fast', '--no-sync']
  const folder = makeFolder((data) => [join(programs, 'pg_basebackup'), ['--pgdata', data, '--write-recovery-conf', ...options]])
  return runServer(programs, folder, 'fast')
}

/** Creates a temporary folder in which a program creates the data of a server. */
function makeFolder(programOf: (data: string) => [program: string, args: string[]]): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-pg-'))
  const owner = serverUser()
  if (owner !== null) chownSync(folder, owner.uid, owner.gid)
  const [program, args] = programOf(join(folder, 'data'))
  const made = spawnSync(program, args, { ...owner, cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`${program} failed: ${made.stderr}`)
  return folder
}

async function runServer(programs: string, folder: string, commits: 'fast' | 'crash-safe'): Promise<TestCluster> {
  const commitSetting = `synchronous_commit=${commits === 'fast' ? 'off' : 'on'}`
  const unsafe = ['fsync=off', commitSetting, 'full_page_writes=off'].flatMap((setting) => ['-c', setting])
  const start = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=60', ...unsafe],
      { ...serverUser(), cwd: folder, stdio: 'ignore' },
    )
  let server = start()
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    if (server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const url = (databaseName: string): string => `postgres://${userName}@localhost/${databaseName}?host=${folder}`
  await waitUntilReady(url('postgres'))
  return {
    url,
    crash: () => end('SIGQUIT'),
    shutDown: () => end('SIGINT'),
    async restart() {
      server = start()
      await waitUntilReady(url('postgres'))
    },
    async stop() {
      // A fast shutdown does not wait for clients left by a failed test.
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The user who runs the server instead of root; null for the current user. */
function serverUser(): { uid: number; gid: number } | null {
  return process.getuid?.() === 0 ? userIds('postgres') : null
}

function userIds(name: string): { uid: number; gid: number } {
  const id = (flag: string): number => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (tries === 100) throw error
      await pause(100)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
