import { existsSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFolderStore } from './folder-store.ts'
import { readStored } from './media-store.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-store-'))
})
afterEach(() => rm(folder, { recursive: true }))

const name = 'abcdef-320.avif'

describe('a folder as the store of pictures', () => {
  test('a folder store returns what was stored', async () => {
    const store = createFolderStore(join(folder, 'media'))
    await store.put(name, Buffer.from('picture'))
    expect((await readStored(store, name))?.toString()).toBe('picture')
  })

  test('a folder store knows the size of a file before reading it', async () => {
    const store = createFolderStore(folder)
    await store.put(name, Buffer.from('picture'))
    const file = await store.open(name)
    expect(file?.size).toBe(7)
    file?.stream.destroy()
  })

  test('a folder store returns null for a missing file and lists nothing when empty', async () => {
    const store = createFolderStore(join(folder, 'never-made'))
    expect(await store.open(name)).toBeNull()
    expect(await Readable.from(store.list()).toArray()).toEqual([])
  })

  test('a folder store accepts the same file twice', async () => {
    const store = createFolderStore(folder)
    await store.put(name, Buffer.from('picture'))
    await store.put(name, Buffer.from('picture'))
    expect((await readStored(store, name))?.toString()).toBe('picture')
  })

  test('a folder store copies a file and lets only its own user read the copy', async () => {
    const store = createFolderStore(join(folder, 'media'))
    const path = join(folder, 'upload')
    await writeFile(path, 'picture', { mode: 0o644 })
    await store.put(name, path)
    expect((await readStored(store, name))?.toString()).toBe('picture')
    expect((await stat(join(folder, 'media', 'ab', name))).mode & 0o777).toBe(0o600)
    expect((await readFile(path)).toString()).toBe('picture')
  })

  test('a folder store has a file on the disk before it has its name, and then its name', async () => {
    const store = createFolderStore(folder)
    await using anyFile = await open(join(folder, 'any'), 'w')
    const synced: object[] = []
    const spy = vi.spyOn(Object.getPrototypeOf(anyFile) as FileHandle, 'sync').mockImplementation(async function (
      this: FileHandle,
    ) {
      const stats = await this.stat()
      const isNamed = existsSync(join(folder, 'ab', name))
      synced.push(stats.isFile() ? { bytes: stats.size, isNamed } : { folder: stats.ino, isNamed })
    })
    await store.put(name, Buffer.from('picture'))
    spy.mockRestore()
    expect(synced).toEqual([
      { bytes: 7, isNamed: false },
      { folder: (await stat(join(folder, 'ab'))).ino, isNamed: true },
    ])
  })

  test('a folder store deletes a file, even when asked twice', async () => {
    const store = createFolderStore(folder)
    await store.put(name, Buffer.from('picture'))
    await store.delete(name)
    await store.delete(name)
    expect(await store.open(name)).toBeNull()
  })

  test('a folder store leaves no unfinished file when storing fails', async () => {
    const store = createFolderStore(folder)
    await mkdir(join(folder, 'ab', name), { recursive: true })
    await expect(store.put(name, Buffer.from('picture'))).rejects.toThrow('EISDIR')
    expect(await readdir(join(folder, 'unfinished'))).toEqual([])
  })

  test('a folder store knows which files exist', async () => {
    const store = createFolderStore(folder)
    await store.put(name, Buffer.from('picture'))
    expect([await store.has(name), await store.has(`b${name.slice(1)}`)]).toEqual([true, false])
  })

  test('a folder store lists its files, including unfinished ones, and nothing else', async () => {
    const store = createFolderStore(folder)
    await store.put(name, Buffer.from('picture'))
    await mkdir(join(folder, 'unfinished'), { recursive: true })
    await writeFile(join(folder, 'unfinished', 'draft.part'), 'pict')
    await writeFile(join(folder, 'notes.txt'), 'mine')
    await writeFile(join(folder, 'ab', 'other.txt'), 'mine')
    const listed = await Readable.from(store.list()).toArray()
    expect(listed.map((file) => file.name).sort()).toEqual([name, 'draft.part'])
    await store.delete('draft.part')
    expect(await readdir(join(folder, 'unfinished'))).toEqual([])
  })

  test.each(['../secret.txt', 'ab/../../secret.txt', '/etc/passwd', '.hidden', 'ab\0.avif', ''])(
    'a folder store rejects a name that leaves its folder: %j',
    async (outside) => {
      await writeFile(join(folder, 'secret.txt'), 'secret')
      const store = createFolderStore(join(folder, 'media'))
      expect(await store.open(outside)).toBeNull()
      expect(await store.has(outside)).toBe(false)
      await store.delete(outside)
      await expect(store.put(outside, Buffer.from('x'))).rejects.toThrow('Not a name for a stored picture')
      expect(await readdir(folder)).toEqual(['secret.txt'])
    },
  )
})
