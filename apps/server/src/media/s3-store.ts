import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { describeStoreFailure, StoreUnavailableError } from './media-store.ts'
import type { ListedFile, MediaStore } from './media-store.ts'
import { contentTypeOf } from './names.ts'

/** The address of an S3-compatible store and its credentials. */
export interface S3Settings {
  /** The URL without the bucket, such as https://s3.eu-central-1.amazonaws.com. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** How long a response may take to begin, in milliseconds: a store that is away must not hold up the shop. */
const responseMs = 20_000

/** The slowest connection over which a picture is stored in time, in bytes per millisecond. Originals have up to 10 MB. */
const slowest = 100

/**
 * Stores pictures in a bucket of an S3-compatible store, which writes a file completely or not at all. The bucket is part of the
 * path, which every such store supports.
 *
 * @param patience - how long a response may take to begin, in milliseconds; its content may arrive at any speed
 * @throws {StoreUnavailableError} from every method, when the store cannot be reached or rejects a request
 */
export function createS3Store({ endpoint, bucket, ...access }: S3Settings, patience = responseMs): MediaStore {
  const client = new AwsClient({ ...access, service: 's3', retries: 2 })
  const bucketUrl = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`

  /** Sends a request, with a body of this many bytes. A 404 is returned, any other error status throws. */
  async function send(method: string, path: string, init: RequestInit = {}, bytes = 0): Promise<Response> {
    const limit = new AbortController()
    const limitMs = patience + Math.ceil(bytes / slowest)
    const timer = setTimeout(() => limit.abort(new Error(`no response within ${limitMs / 1000} seconds`)), limitMs)
    const response = await client
      .fetch(`${bucketUrl}${path}`, { ...init, method, signal: limit.signal })
      .catch((cause: unknown) => {
        throw new StoreUnavailableError(describeStoreFailure(method, cause), { cause })
      })
      .finally(() => clearTimeout(timer))
    if (response.ok || response.status === 404) return response
    const code = /<Code>([^<]*)<\/Code>/.exec(await response.text().catch(() => ''))?.[1] ?? 'no reason given'
    throw new StoreUnavailableError(`The store of pictures rejected ${method}: ${response.status} ${code}.`)
  }

  return {
    async put(name, content) {
      const bytes = typeof content === 'string' ? await readFile(content) : content
      const headers = {
        'content-type': contentTypeOf(name),
        'cache-control': 'public, max-age=31536000, immutable',
        // The store verifies the received file with this hash.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      }
      const response = await send('PUT', `/${encodeURIComponent(name)}`, { headers, body: new Uint8Array(bytes) }, bytes.length)
      if (response.status === 404) throw new StoreUnavailableError(`The store of pictures has no bucket '${bucket}'.`)
    },

    async open(name) {
      const response = await send('GET', `/${encodeURIComponent(name)}`)
      if (response.status === 404 || response.body === null) {
        await response.body?.cancel()
        return null
      }
      const size = Number(response.headers.get('content-length'))
      return { size, stream: Readable.fromWeb(response.body as ReadableStream<Uint8Array>) }
    },

    async has(name) {
      return (await send('HEAD', `/${encodeURIComponent(name)}`)).ok
    },

    async delete(name) {
      const response = await send('DELETE', `/${encodeURIComponent(name)}`)
      await response.body?.cancel()
    },

    async *list() {
      for (let token: string | null = ''; token !== null;) {
        const response: Response = await send(
          'GET',
          `?list-type=2${token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`}`,
        )
        const page = await response.text()
        if (response.status === 404) throw new StoreUnavailableError(`The store of pictures has no bucket '${bucket}'.`)
        yield* readListing(page)
        token = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(page)?.[1] ?? null
      }
    },
  }
}

/** The files on one page of a listing. Names of pictures need no escapes in XML; others do not belong to the shop. */
function* readListing(page: string): Generator<ListedFile> {
  for (const [, contents = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = /<Key>([^<]*)<\/Key>/.exec(contents)?.[1]
    const modified = /<LastModified>([^<]*)<\/LastModified>/.exec(contents)?.[1]
    if (name !== undefined && modified !== undefined) yield { name, modifiedAt: new Date(modified) }
  }
}
