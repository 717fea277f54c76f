import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../db/database.ts'
import { createEncoder } from '../../media/encoder.ts'
import type { PreparedPicture, PreparePicture } from '../../media/encoder.ts'
import { createMedia } from '../../media/media.ts'
import { createMemoryStore } from '../../media/testing/memory-store.ts'
import { createMailbox } from '../mailbox.ts'
import { buildTestApp } from '../shop.ts'
import { plainPages } from './pages.ts'
import type { FuzzedShop } from './run-fuzz.ts'

/** The number of the newest emails that a long run keeps. Older links have expired or been replaced. */
const keptMails = 1000

/**
 * A shop for random requests. Its limit of wrong passwords is high, so that sign-ins are attempted rather than blocked.
 *
 * @param pages - pages that show only who their user is, unless a build of the app is given
 */
export async function openFuzzShop(database: Database, pages: FastifyPluginAsync = plainPages): Promise<FuzzedShop> {
  const mailbox = createMailbox()
  const mediaStore = createMemoryStore()
  const encoder = createEncoder()
  const prepared = new Map<string, Promise<PreparedPicture>>()
  // Prepared pictures are cached, because a run sends the same few ten thousand times.
  const prepare: PreparePicture = (bytes) => {
    const key = bytes.toString('latin1')
    const known = prepared.get(key) ?? encoder.prepare(bytes)
    prepared.set(key, known)
    return known
  }
  const media = createMedia(mediaStore, { ...encoder, prepare })
  const app = await buildTestApp(database, {
    mediaStore,
    media,
    pages,
    deliverMail: async (...mail) => {
      await mailbox.deliver(...mail)
      if (mailbox.mails.length > keptMails) mailbox.mails.shift()
    },
    // Responses are judged as they are sent, so the server does not check them first.
    mode: 'production',
    config: {
      publicUrl: 'http://127.0.0.1:3000',
      trustProxy: ['127.0.0.1'],
      logLevel: 'silent',
      authTries: 200,
      requestLimits: false,
    },
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  return { app, port: Number(port), database, mails: mailbox.mails }
}
