import type { Writable } from 'node:stream'
import type { Presentation } from '@shop/api'
import type { ShopConfig } from '@shop/domain'
import type { FastifyPluginAsync } from 'fastify'
import type { PasswordHasher } from './accounts/passwords.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { DeliverMail } from './mail/mail.ts'
import type { DrawCard } from './media/cards/card-content.ts'
import type { EncodeVariant } from './media/encoder.ts'
import type { MediaStore } from './media/media-store.ts'
import type { Media } from './media/media.ts'

/** The dependencies of the app. */
export interface AppDependencies {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'logLevel' | 'authTries'> &
    Partial<Pick<Config, 'requestLimits' | 'encodeAhead'>>
  /** The shop of `shop.config.ts`. Its email address receives messages from the contact page. */
  readonly shop: ShopConfig
  readonly deliverMail: DeliverMail
  readonly hasher: PasswordHasher
  /** An open, migrated database. The caller closes it after the app has closed. */
  readonly database: Database
  readonly mediaStore: MediaStore
  /** Uses the same store. There is one per process, because it limits how many pictures are decoded at once. */
  readonly media: Media
  /** Encodes the variants of stored pictures in the background. Null leaves each picture with its first JPEG. */
  readonly encodeVariant: EncodeVariant | null
  /** Draws preview cards. Null shows the first picture of an item in link previews. */
  readonly drawCard: DrawCard | null
  /** The public facts of `shop.config.ts`, with their pictures already imported. */
  readonly presentation: Presentation
  /** Serves everything outside the API: pages and files. Null serves only the API. */
  readonly pages: FastifyPluginAsync | null
  /** `development` allows what development tools need; `test` checks every response against its schema. */
  readonly mode: 'production' | 'development' | 'test'
  /** The system clock unless a test passes its own. */
  readonly clock?: Clock
  /** The log's destination: standard output unless a test reads it. */
  readonly logStream?: Writable
  /** The timeout of an ordinary request in milliseconds: 30,000 unless a test sets less. */
  readonly ordinaryTimeout?: number
  /** How long an address with many rejections waits for the next one, in milliseconds: 1000 unless a test sets less. */
  readonly rejectionDelay?: number
  /** How long networks with many limited requests rest, as in `createTurns`: `floodRestRatio` unless a test sets less. */
  readonly restRatio?: number
}
