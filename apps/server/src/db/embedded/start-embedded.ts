import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { Worker } from 'node:worker_threads'
import { Pool } from 'pg'
import { handleOutages } from '../outages.ts'
import { embeddedFolder, removeUnfinished, unfinishedFolder } from './database-folders.ts'
import { readDatabaseImage } from './database-image.ts'
import type { EmbeddedOptions, EmbeddedReply, EmbeddedRequest } from './protocol.ts'
import { finishReplacement } from './replace-database.ts'
import { unpackArchive } from './unpack-archive.ts'
import { WorkerStream } from './worker-stream.ts'
import { privateFolder } from '../../private-files.ts'
import { syncFolder, syncTree } from '../../sync-to-disk.ts'

/** The running embedded database. */
export interface Embedded {
  /** A pool of one connection: the database is a single session. */
  readonly pool: Pool
  /** A consistent copy of all data as a tar archive, made between two queries. */
  dump(compression: 'gzip' | 'none'): Promise<Uint8Array>
  /** Flushes everything and stops the thread. */
  close(): Promise<void>
  /** Resolves with the reason when the thread ends without being closed. */
  readonly failed: Promise<Error>
}

/**
 * Starts the embedded database on a data folder. The caller holds its lock. A new database is unpacked from the image elsewhere
 * and moved into place when complete, so an interrupted first start leaves nothing that looks like a database.
 *
 * @param dataFolder - the shop's data folder; the database is its subfolder `database`
 * @throws when the folder cannot be written or the data cannot be opened
 */
export async function startEmbedded(dataFolder: string): Promise<Embedded> {
  const folder = embeddedFolder(dataFolder)
  await removeUnfinished(dataFolder)
  const finished = await finishReplacement(dataFolder)
  if (finished !== null) process.stderr.write(`${finished}\n`)
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const unfinished = unfinishedFolder(dataFolder)
    await mkdir(dataFolder, { recursive: true, mode: privateFolder })
    unpackArchive(await readDatabaseImage(), unfinished)
    await syncTree(unfinished)
    await rename(unfinished, folder)
    await syncFolder(dataFolder)
  }
  return openEmbedded({ folder, archive: null })
}

/**
 * Starts the database thread and waits until it is ready.
 *
 * @param options - where the data is; `folder: null` keeps it in memory, for tests
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: options, name: 'database' })
  const ended = new Promise<Error>((resolve) => {
    worker.once('error', (error) => resolve(error instanceof Error ? error : new Error(inspect(error))))
    worker.once('exit', (code) => resolve(new Error(`The embedded database has stopped with code ${code}.`)))
  })
  await Promise.race([nextReply(worker, 'ready'), ended.then((error) => Promise.reject(error))])
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new WorkerStream(worker) as never,
  })
  let closing = false
  const failed = new Promise<Error>((resolve) => {
    void ended.then((error) => (closing ? undefined : resolve(error)))
  })
  // `failed` and the interrupted query report a dropped connection.
  handleOutages(pool, () => undefined)
  return {
    pool,
    failed,
    async dump(compression) {
      const reply = nextReply(worker, 'dumped')
      send(worker, { type: 'dump', compression })
      return (await Promise.race([reply, ended.then((error) => Promise.reject(error))])).archive
    },
    async close() {
      closing = true
      await pool.end()
      const closed = nextReply(worker, 'closed')
      send(worker, { type: 'close' })
      await Promise.race([closed, ended])
      await worker.terminate()
    },
  }
}

function send(worker: Worker, request: EmbeddedRequest): void {
  worker.postMessage(request)
}

type Reply<Type extends EmbeddedReply['type']> = Extract<EmbeddedReply, { type: Type }>

function nextReply<Type extends EmbeddedReply['type']>(worker: Worker, type: Type): Promise<Reply<Type>> {
  return new Promise((resolve) => {
    const receive = (reply: EmbeddedReply): void => {
      if (reply.type !== type) return
      worker.off('message', receive)
      resolve(reply as Reply<Type>)
    }
    worker.on('message', receive)
  })
}
