import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeBackup } from './backups/backup.ts'
import { openDatabase } from './db/database.ts'
import { folderTransport } from './mail/transports.ts'
import { createFolderStore } from './media/folder-store.ts'
import { describeOpenPaths, findOpenPaths } from './private-files.ts'

let folder = ''
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'shop-private-')), 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('only the user of the shop may access what it writes into its data folder', async () => {
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder })
  try {
    await writeBackup(database, join(folder, 'backups', 'mine.tar.gz'))
    await createFolderStore(join(folder, 'media')).put('ab-1.jpg', Buffer.from('picture'))
    const send = folderTransport(join(folder, 'outbox'), { name: 'Shop', address: 'hello@shop.example' }, () => undefined)
    const to = { name: 'Ada Obi', address: 'ada@example.com' }
    await send({ to, subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' }, 'mail-1')
    expect(findOpenPaths(folder)).toEqual([])
  } finally {
    await database.close()
  }
  expect(findOpenPaths(folder)).toEqual([])
})

test('files and folders that other users may access are named with the command that closes them', () => {
  mkdirSync(join(folder, 'media'), { recursive: true, mode: 0o700 })
  for (const name of ['a', 'b', 'media/public']) writeFileSync(join(folder, name), '')
  const modes = { '': 0o750, a: 0o644, b: 0o600, 'media/public': 0o644 }
  for (const [name, mode] of Object.entries(modes)) chmodSync(join(folder, name), mode)
  expect(describeOpenPaths(folder, findOpenPaths(folder))).toBe(
    `Other users of this machine may access ${folder} (750), a (644). Run: chmod -R go-rwx ${folder}`,
  )
})

test('a data folder that is a symbolic link is examined too', () => {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const link = `${folder}-link`
  symlinkSync(folder, link)
  expect(findOpenPaths(link)).toEqual([{ path: link, isFolder: true, mode: '755' }])
})

test('a data folder that does not exist has no open files', () => {
  expect(describeOpenPaths(folder, findOpenPaths(folder))).toBeNull()
})
