import { createImage } from '@shop/api/testing'
import { presentationOf } from '@shop/domain'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import shopConfig from '../../../../shop.config.ts'
import { buildApp } from '../app.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { Database } from '../db/database.ts'
import { createEncoder } from '../media/encoder.ts'
import { createMedia } from '../media/media.ts'
import { createMemoryStore } from '../media/testing/memory-store.ts'
import { createPasswordHasher } from '../accounts/passwords.ts'
import type { OpenTestDatabase } from './databases.ts'

/** The cheapest hash that the algorithm allows, because these tests are not about its cost. */
export const cheapHasher = createPasswordHasher({ memoryCost: 8, timeCost: 1 })

/** A complete server without a network, for the tests of one suite. */
export interface TestShop {
  readonly app: FastifyInstance
  readonly database: Database
  /** Sends a GET request and returns the status and parsed body. */
  get(address: string): Promise<{ status: number; body: unknown }>
}

/**
 * Creates a server before the tests of a suite and closes it after them. Every response is checked against its schema.
 *
 * @param open - opens its database
 * @param fill - adds records before the first test
 * @param changes - differences from an ordinary test server
 */
export function useTestShop(
  open: OpenTestDatabase,
  fill: (database: Database) => Promise<void> = async () => undefined,
  changes: Partial<AppDependencies> = {},
): TestShop {
  let app: FastifyInstance
  let database: Database
  beforeAll(async () => {
    database = await open()
    await fill(database)
    app = await buildTestApp(database, changes)
  })
  afterAll(async () => {
    await app?.close()
    await database?.close()
  })
  return {
    get app() {
      return app
    },
    get database() {
      return database
    },
    async get(address) {
      const { statusCode, body } = await app.inject(address)
      return { status: statusCode, body: JSON.parse(body) }
    },
  }
}

/** Creates an app over a database that the test has opened. */
export function buildTestApp(database: Database, changes: Partial<AppDependencies> = {}): Promise<FastifyInstance> {
  const mediaStore = changes.mediaStore ?? createMemoryStore()
  return buildApp({
    config: { publicUrl: 'http://127.0.0.1:3000', trustProxy: false, logLevel: 'silent', authTries: 10 },
    shop: { ...shopConfig, name: 'Test shop', email: 'hello@shop.example' },
    presentation: presentationOf(shopConfig, ({ alt }) => createImage({ alt })),
    deliverMail: async () => undefined,
    hasher: cheapHasher,
    database,
    mediaStore,
    media: createMedia(mediaStore, createEncoder()),
    // Only tests of variants encode them.
    encodeVariant: null,
    drawCard: null,
    pages: null,
    mode: 'test',
    rejectionDelay: 0,
    restRatio: 0,
    ...changes,
  })
}
