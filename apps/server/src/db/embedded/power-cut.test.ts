import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readDatabaseImage } from './database-image.ts'
import { openPglite } from './open-pglite.ts'
import { unpackArchive } from './unpack-archive.ts'

const { fsyncSync } = fs
const folders: string[] = []

afterEach(() => {
  fs.fsyncSync = fsyncSync
  syncBuiltinESMExports()
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true })
})

function newFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'shop-power-cut-'))
  folders.push(folder)
  return folder
}

/** A file keeps its number when it is renamed. A deleted one passes it on, but not the time of its creation. */
const numberOf = ({ ino, birthtimeMs }: fs.Stats): string => `${ino} ${birthtimeMs}`

/** Records the content that each file of a folder had when it was synced last. What the folder has now counts as synced. */
function recordSyncs(folder: string): Map<string, Uint8Array> {
  const synced = new Map<string, Uint8Array>()
  for (const path of filesIn(folder)) synced.set(numberOf(fs.statSync(path)), fs.readFileSync(path))
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor)
    const stats = fs.fstatSync(descriptor)
    if (!stats.isFile()) return
    const content = new Uint8Array(stats.size)
    fs.readSync(descriptor, content, 0, stats.size, 0)
    synced.set(numberOf(stats), content)
  }
  syncBuiltinESMExports()
  return synced
}

/** Copies what the disk has after a power cut when the system had written only what was synced: the names, and older contents. */
function cutPower(folder: string, synced: ReadonlyMap<string, Uint8Array>): string {
  const copy = newFolder()
  fs.cpSync(folder, copy, { recursive: true })
  fs.chmodSync(copy, 0o700)
  for (const path of filesIn(folder)) {
    const content = synced.get(numberOf(fs.statSync(path))) ?? new Uint8Array()
    fs.writeFileSync(join(copy, path.slice(folder.length)), content)
  }
  return copy
}

function filesIn(folder: string): string[] {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

test('a power cut loses no committed write of the embedded database, not even after a checkpoint', async () => {
  const folder = join(newFolder(), 'database')
  unpackArchive(await readDatabaseImage(), folder)
  const synced = recordSyncs(folder)
  const database = await openPglite({ folder, archive: null })
  await database.exec('create table notes (id int, text text)')
  for (const first of [1, 1001]) {
    // More than a segment of the write-ahead log, so that the checkpoint removes or renames some.
    await database.exec(`insert into notes select id, repeat('x', 1000) from generate_series(${first}, ${first + 999}) id`)
    await database.exec('checkpoint')
  }
  const disks = [cutPower(folder, synced)]
  await database.exec("insert into notes values (2001, 'last')")
  disks.push(cutPower(folder, synced))
  await database.close()
  const counts: unknown[] = []
  for (const disk of disks) {
    const copy = await openPglite({ folder: disk, archive: null })
    const { rows } = await copy.query(
      'select count(*)::int as count, max(id) as last, sum(length(text))::int as length from notes',
    )
    counts.push(rows[0])
    await copy.close()
  }
  expect(counts).toEqual([
    { count: 2000, last: 2000, length: 2_000_000 },
    { count: 2001, last: 2001, length: 2_000_004 },
  ])
})
