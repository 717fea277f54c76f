import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedFolder } from '../../apps/server/src/db/embedded/database-folders.ts'
import { findPostgresql, startCluster } from '../../apps/server/src/testing/postgresql.ts'
import { readProcessTree } from '../process-tree.ts'
import { fillCatalogue } from './catalogue.ts'
import type { FloorDatabase } from './floor-rows.ts'

/** A database with about 1,000 products, for a shop and its floor. */
export interface MeasuredDatabase {
  readonly name: 'embedded' | 'PostgreSQL'
  /** The settings with which a shop uses it. */
  readonly settings: Readonly<Record<string, string>>
  readonly floor: FloorDatabase
  /** The processes of its server: none for the embedded one, which is part of the shop. */
  pids(): readonly number[]
  stop(): Promise<void>
}

/** Only pictures of `shop.config.ts` stay from one run to the next, because encoding them takes long. */
const dataFolder = join(import.meta.dirname, '../../node_modules/.cache/bench-data')

/** Creates the embedded database, and a copy of it for the floor. */
export async function createEmbedded(): Promise<MeasuredDatabase> {
  rmSync(embeddedFolder(dataFolder), { recursive: true, force: true })
  await fillCatalogue({ databaseUrl: null, dataFolder })
  const folder = mkdtempSync(join(tmpdir(), 'shop-floor-'))
  cpSync(embeddedFolder(dataFolder), folder, { recursive: true })
  return {
    name: 'embedded',
    settings: { DATA_DIR: dataFolder },
    floor: { folder },
    pids: () => [],
    stop: async () => rmSync(folder, { recursive: true }),
  }
}

/** Starts a PostgreSQL server; null when its programs are not installed. */
export async function createPostgresql(): Promise<MeasuredDatabase | null> {
  const programs = findPostgresql()
  if (programs === null) return null
  const cluster = await startCluster(programs)
  const url = cluster.url('postgres')
  await fillCatalogue({ databaseUrl: url, dataFolder: '' })
  const folder = new URL(url).searchParams.get('host') ?? ''
  const server = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0])
  return {
    name: 'PostgreSQL',
    settings: { DATA_DIR: dataFolder, DATABASE_URL: url },
    floor: { url },
    pids: () => readProcessTree(server)?.pids ?? [],
    stop: () => cluster.stop(),
  }
}
