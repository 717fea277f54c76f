import type { Database } from '../../db/database.ts'
import { encodePicture } from '../../media/encoder.ts'
import type { EncodedPicture } from '../../media/encoder.ts'
import { createMedia } from '../../media/media.ts'
import { createMemoryStore } from '../../media/testing/memory-store.ts'
import { createMailbox } from '../mailbox.ts'
import { buildTestApp } from '../shop.ts'
import type { FuzzedShop } from './run-fuzz.ts'

/** A shop for random requests: its limit of wrong passwords is far, so that sign-ins are tried and not only refused. */
export async function openFuzzShop(database: Database): Promise<FuzzedShop> {
  const mailbox = createMailbox()
  const mediaStore = createMemoryStore()
  const encoded = new Map<string, Promise<EncodedPicture>>()
  // A run sends the same few pictures ten thousand times.
  const media = createMedia(mediaStore, (bytes) => {
    const key = bytes.toString('latin1')
    const known = encoded.get(key) ?? encodePicture(bytes)
    encoded.set(key, known)
    return known
  })
  const app = await buildTestApp(database, {
    mediaStore,
    media,
    deliverMail: mailbox.deliver,
    // Answers are judged as they leave, not held up before.
    mode: 'production',
    config: { publicUrl: 'http://127.0.0.1:3000', trustProxy: false, logLevel: 'silent', authTries: 200 },
  })
  return { app, database, mails: mailbox.mails }
}
