import { randomUUID } from 'node:crypto'
import { createS3Store } from '../media/s3-store.ts'
import type { S3Settings } from '../media/s3-store.ts'
import { Problem, reasonOf } from './check.ts'
import type { Check } from './check.ts'

/** Checks that files can be listed, written, read and deleted in the S3 store. */
export const checkPictures: Check = {
  name: 'S3',
  async run(config) {
    const { s3 } = config
    if (s3 === null) return 'no S3 store, images are in the data folder'
    await tryStore(s3).catch((error: unknown) => {
      throw new Problem(
        `${reasonOf(error, config)}. Correct the settings S3_…, and allow the key to list, get, put and delete in the bucket.`,
        { cause: error },
      )
    })
    return `the bucket ${s3.bucket} can be read and written`
  },
}

async function tryStore(settings: S3Settings): Promise<void> {
  const store = createS3Store(settings)
  const probe = `shop-doctor-${randomUUID()}.json`
  await store.list()[Symbol.asyncIterator]().next()
  await store.put(probe, Buffer.from('{}'))
  try {
    const file = await store.open(probe)
    if (file === null) throw new Error('The store lost a file that it had accepted')
    file.stream.destroy()
  } finally {
    await store.delete(probe)
  }
}
