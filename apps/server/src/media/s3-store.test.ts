import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../testing/s3.ts'
import type { TestS3 } from '../testing/s3.ts'
import { readStored, StoreUnavailableError } from './media-store.ts'
import type { MediaStore } from './media-store.ts'
import { createS3Store } from './s3-store.ts'

let s3: TestS3
let store: MediaStore
beforeAll(async () => {
  s3 = await startS3()
  store = createS3Store(s3.settings)
})
afterAll(() => s3.remove())

const name = `${'a'.repeat(32)}-320.avif`
const names = async (of: MediaStore) => (await Readable.from(of.list()).toArray()).map(({ name: listed }) => listed).sort()

describe('an S3-compatible store of pictures', () => {
  test('an S3-compatible store returns what was stored and knows its size before reading it', async () => {
    await store.put(name, Buffer.from('picture'))
    const file = await store.open(name)
    expect(file?.size).toBe(7)
    expect(Buffer.concat((await file?.stream.toArray()) ?? []).toString()).toBe('picture')
  })

  test('an S3-compatible store stores the content of a file', async () => {
    const path = fileURLToPath(import.meta.url)
    await store.put(name, path)
    expect(await readStored(store, name)).toEqual(await readFile(path))
  })

  test('an S3-compatible store accepts the same file twice', async () => {
    await store.put(name, Buffer.from('picture'))
    await store.put(name, Buffer.from('picture'))
    expect((await readStored(store, name))?.toString()).toBe('picture')
  })

  test('an S3-compatible store returns null for a missing file', async () => {
    expect(await store.open('never-put.avif')).toBeNull()
  })

  test('an S3-compatible store deletes a file, even when asked twice', async () => {
    await store.put(name, Buffer.from('picture'))
    await store.delete(name)
    await store.delete(name)
    expect(await store.open(name)).toBeNull()
  })

  test.each(['../secret.txt', 'a/b.avif', 'a?b.avif', 'a b+c%.avif'])(
    'an S3-compatible store does not change the name %s',
    async (odd) => {
      await store.put(odd, Buffer.from(odd))
      expect((await readStored(store, odd))?.toString()).toBe(odd)
      await store.delete(odd)
    },
  )

  test('an S3-compatible store lists its files with their times', async () => {
    await store.put(name, Buffer.from('picture'))
    await store.put(`${'b'.repeat(32)}.json`, Buffer.from('{}'))
    expect(await names(store)).toEqual([name, `${'b'.repeat(32)}.json`])
    const [listed] = await Readable.from(store.list()).toArray()
    expect(Math.abs(Date.now() - listed.modifiedAt.getTime())).toBeLessThan(120_000)
  })

  test('an S3-compatible store lists more files than fit into one of its responses', async () => {
    // The test server supports a limit, but cannot continue a listing on this Node, so these pages are copied from AWS.
    const asked: (string | null)[] = []
    const pages = createServer((request, response) => {
      const token = new URL(request.url ?? '', 'http://store').searchParams.get('continuation-token')
      asked.push(token)
      const [key, next] =
        token === null
          ? [
              'a-1.jpg',
              '<IsTruncated>true</IsTruncated><NextContinuationToken>1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J+=</NextContinuationToken>',
            ]
          : ['b-1.jpg', '<IsTruncated>false</IsTruncated>']
      response.setHeader('content-type', 'application/xml')
      response.end(
        `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
          `<Name>pictures</Name>${next}<Contents><Key>${key}</Key><LastModified>2026-11-21T12:00:00.000Z</LastModified>` +
          '<ETag>&quot;x&quot;</ETag><Size>1</Size></Contents></ListBucketResult>',
      )
    })
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
    const { port } = pages.address() as AddressInfo
    expect(await names(createS3Store({ ...s3.settings, endpoint: `http://127.0.0.1:${port}/` }))).toEqual(['a-1.jpg', 'b-1.jpg'])
    expect(asked).toEqual([null, '1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J+='])
    pages.close()
  })

  test('an S3-compatible store knows which files exist', async () => {
    await store.put(name, Buffer.from('picture'))
    expect([await store.has(name), await store.has('missing.jpg')]).toEqual([true, false])
  })

  test('an S3-compatible store reports a rejected key or a missing bucket without showing the key', async () => {
    const other = createS3Store({ ...s3.settings, secretAccessKey: 'wrong' })
    await expect(other.put(name, Buffer.from('x'))).rejects.toThrow(
      new StoreUnavailableError('The store of pictures rejected PUT: 403 SignatureDoesNotMatch.'),
    )
    const nowhere = createS3Store({ ...s3.settings, bucket: 'elsewhere' })
    await expect(nowhere.put(name, Buffer.from('x'))).rejects.toThrow(
      new StoreUnavailableError("The store of pictures has no bucket 'elsewhere'."),
    )
    await expect(names(nowhere)).rejects.toThrow(StoreUnavailableError)
  })

  test('an S3-compatible store sends a large file as slowly as it likes, but has to begin soon', async () => {
    const slow = createServer((request, response) => {
      if (request.url?.endsWith('silent.avif')) return
      response.setHeader('content-length', 7)
      response.write('pict')
      setTimeout(() => response.end('ure'), 400)
    })
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
    const patient = createS3Store({ ...s3.settings, endpoint }, 200)
    expect((await readStored(patient, 'large.avif'))?.toString()).toBe('picture')
    await expect(patient.open('silent.avif')).rejects.toThrow(
      new StoreUnavailableError('The store of pictures does not respond to GET: no response within 0.2 seconds.'),
    )
    slow.closeAllConnections()
    slow.close()
  })

  test('an S3-compatible store is unavailable while it does not respond and is used again afterwards', async () => {
    await store.put(name, Buffer.from('picture'))
    await s3.stop()
    await expect(store.open(name)).rejects.toThrow(
      new StoreUnavailableError('The store of pictures does not respond to GET: ECONNREFUSED.'),
    )
    await expect(store.put(name, Buffer.from('picture'))).rejects.toThrow(StoreUnavailableError)
    await s3.restart()
    expect((await readStored(store, name))?.toString()).toBe('picture')
  })
})
