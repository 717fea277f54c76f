import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '../migrate.ts'
import { imageFile } from './database-image.ts'
import { openEmbedded } from './start-embedded.ts'

/*
 * `pnpm --filter @shop/server database-image`: writes the image of an empty, migrated database. Run it after an update of PGlite.
 * A new migration does not need it, because migrations continue where the image ends. Needs the program `tar`.
 */

const folder = mkdtempSync(join(tmpdir(), 'shop-database-image-'))
try {
  // Segments of 1 MB instead of 16 MB make the database, its backups and its copies in memory smaller.
  const made = await PGlite.create({ dataDir: folder, initDbStartParams: ['--wal-segsize=1'] })
  await made.close()
  const embedded = await openEmbedded({ folder, archive: null })
  await migrate({ pool: embedded.pool, url: null })
  await embedded.pool.query(`comment on database postgres is 'PGlite ${installedVersion()}'`)
  // The templates of further databases are two thirds of the files.
  await embedded.pool.query('update pg_database set datistemplate = false')
  await embedded.pool.query('drop database template0')
  await embedded.pool.query('drop database template1')
  await embedded.pool.query('vacuum freeze')
  await embedded.close()
  await dropOldLog()
  const archive = archiveOf(folder)
  const image = compress(archive)
  writeFileSync(imageFile, image)
  console.log(`${imageFile}: ${kilobytes(image)} kB, ${kilobytes(archive)} kB unpacked`)
} finally {
  rmSync(folder, { recursive: true })
}

/** Reads the version of PGlite from its package, because PGlite itself reports only PostgreSQL's version as data. */
function installedVersion(): string {
  const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return (JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as { version: string }).version
}

/** Two checkpoints after a switch leave two short log files. An open database would have to be recovered, so it is closed. */
async function dropOldLog(): Promise<void> {
  const limits = ['-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB']
  for (let round = 0; round < 3; round++) {
    const database = await PGlite.create({ dataDir: folder, startParams: [...PGlite.defaultStartParams, ...limits] })
    await database.exec('select pg_switch_wal()')
    await database.exec('checkpoint')
    await database.close()
  }
}

function archiveOf(source: string): Buffer {
  const { status, stdout, stderr } = spawnSync(
    'tar',
    ['--format=ustar', '--owner=0', '--group=0', '-C', source, '-cf', '-', ...readdirSync(source).sort()],
    { maxBuffer: 1e9 },
  )
  if (status !== 0) throw new Error(`tar failed: ${stderr.toString()}`)
  return stdout
}

function compress(archive: Buffer): Buffer {
  return brotliCompressSync(archive, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
    },
  })
}

function kilobytes(bytes: Uint8Array): string {
  return (bytes.length / 1000).toFixed(0)
}
