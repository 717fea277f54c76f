import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { createPictureLocks } from '../../pictures/picture-locks.ts'
import { openPostgresqlTestDatabase } from '../../testing/databases.ts'
import { startS3, type TestS3 } from '../../testing/s3.ts'
import { createS3Store } from '../s3-store.ts'
import { putUnfinishedPicture } from '../testing/unfinished-picture.ts'
import { createPictureVariants } from './picture-variants.ts'

const url = inject('postgresqlUrl')

describe.skipIf(url === null)('two servers on one PostgreSQL and one S3-compatible store', () => {
  let database: Database
  let s3: TestS3
  beforeAll(async () => {
    database = await openPostgresqlTestDatabase(url ?? '')
    s3 = await startS3()
  })
  afterAll(async () => {
    await database.close()
    await s3.remove()
  })

  test('two servers on one PostgreSQL and one S3-compatible store encode each variant of a picture once', async () => {
    const pictures = ['1', '2', '3', '4'].map((digit) => digit.repeat(32))
    const store = createS3Store(s3.settings)
    for (const hash of pictures) await putUnfinishedPicture(store, hash)
    const encoded: string[] = []
    const servers = [0, 1].map(() =>
      createPictureVariants({
        store: createS3Store(s3.settings),
        locks: createPictureLocks(database),
        turns: createPictureLocks(database, 'encode'),
        async encode({ hash }, variant) {
          encoded.push(`${hash}-${variant}`)
          return Buffer.from(variant)
        },
        report: { begun: () => undefined, ended: () => undefined, refused: () => undefined, paused: () => undefined },
      }),
    )
    await Promise.all(servers.map((server) => server.resume(new AbortController().signal)))
    const names = async () => {
      const found: string[] = []
      for await (const { name } of store.list()) found.push(name)
      return found
    }
    await expect.poll(async () => (await names()).filter((name) => name.endsWith('.original')), { timeout: 30_000 }).toEqual([])
    await Promise.all(servers.map((server) => server.stop()))
    const made = pictures.flatMap((hash) => ['320.avif', '320.webp', 'og.jpg'].map((variant) => `${hash}-${variant}`))
    expect(encoded.toSorted()).toEqual(made.toSorted())
    expect((await names()).filter((name) => made.includes(name))).toHaveLength(made.length)
  })
})
