import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createMemoryStore } from '../media/testing/memory-store.ts'
import { putUnfinishedPicture } from '../media/testing/unfinished-picture.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { buildTestApp } from '../testing/shop.ts'

test('a listening server encodes the pictures that an earlier process left unfinished, with one line in the log at each end', async () => {
  const mediaStore = createMemoryStore()
  for (const digit of ['a', 'b']) await putUnfinishedPicture(mediaStore, digit.repeat(32))
  const log: string[] = []
  const database = await openTestDatabase()
  const app = await buildTestApp(database, {
    mediaStore,
    encodeVariant: async (_original, variant) => Buffer.from(variant),
    config: { publicUrl: 'http://127.0.0.1:3000', trustProxy: false, logLevel: 'info', authTries: 10 },
    logStream: new Writable({
      write(line: Buffer, _encoding, done) {
        const { msg, pictures } = JSON.parse(line.toString())
        if (pictures !== undefined) log.push(`${msg}: ${pictures}`)
        done()
      },
    }),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  await expect
    .poll(() => log, { timeout: 30_000 })
    .toEqual(['encoding pictures in the background: 2', 'encoded pictures in the background: 2'])
  expect(mediaStore.files.get(`${'a'.repeat(32)}-og.jpg`)?.toString()).toBe('og.jpg')
  expect([...mediaStore.files.keys()].filter((name) => name.endsWith('.original'))).toEqual([])
  await app.close()
  await database.close()
})
