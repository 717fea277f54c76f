import { join } from 'node:path'
import type { ShopConfig } from '@shop/domain'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { buildApp } from './app.ts'
import type { AppDependencies } from './app.ts'
import { startRegularBackups } from './backups/regular-backups.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { folderTransport, smtpTransport } from './mail/transports.ts'
import { createEncoderProcess } from './media/encoder-process.ts'
import { openMediaStore } from './media/open-store.ts'
import { createMedia } from './media/media.ts'
import type { Media } from './media/media.ts'
import { describeCause } from './plugins/errors.ts'
import { createPasswordHasher } from './accounts/passwords.ts'
import type { PasswordHasher } from './accounts/passwords.ts'
import { describeOpenPaths, findOpenPaths } from './private-files.ts'
import { presentShop } from './presentation/present-shop.ts'
import { checkShop, shopFolder } from './shop-file.ts'

/** The parts that are ready before the server listens. */
interface PreparedParts {
  readonly database: Database
  readonly media: Media
  readonly hasher: PasswordHasher
}

/** Options that do not come from the settings. */
export interface ServerOptions {
  /** The owner's configuration. Emails come from its address unless the settings say otherwise. */
  readonly shop: ShopConfig
  readonly mode: AppDependencies['mode']
  /** The configured database when the caller has begun to open it; opened here otherwise. */
  readonly database?: Promise<Database>
  /** Creates the plugin for pages and files once the database is open. Null serves only the API. */
  readonly pages: (() => Promise<FastifyPluginAsync | null>) | null
  /** Runs with the migrated database before the first request, for example to load the demo catalogue. */
  readonly prepare?: (parts: PreparedParts) => Promise<void>
}

/** A listening server. */
export interface RunningServer {
  readonly app: FastifyInstance
  /** The address of the server, such as http://127.0.0.1:3000. */
  readonly address: string
  /** Resolves when the database stops unexpectedly. The process should end too. */
  readonly failed: Promise<Error>
  /** Finishes open requests, takes no new ones, then closes the database. */
  stop(): Promise<void>
}

/**
 * Opens and migrates the database, runs `prepare`, and listens.
 *
 * @throws {ShopFileError} when a value in shop.config.ts is invalid
 * @throws {FolderInUseError} when another process uses the same data folder
 */
export async function startServer(config: Config, options: ServerOptions): Promise<RunningServer> {
  const { shop, mode } = options
  checkShop(shop)
  const database = await (options.database ?? openDatabase(config))
  try {
    await migrate(database.pool)
    const mediaStore = await openMediaStore(config)
    const media = createMedia(mediaStore)
    const hasher = createPasswordHasher()
    await options.prepare?.({ database, media, hasher })
    const presentation = await presentShop(shop, shopFolder, { database, media })
    const pages = (await options.pages?.()) ?? null
    const from = config.mailFrom ?? { name: shop.name, address: shop.email }
    const deliverMail =
      config.smtpUrl === null
        ? folderTransport(join(config.dataFolder, 'outbox'), from, (file) => app.log.info({ file }, 'email written to a file'))
        : smtpTransport(config.smtpUrl, from)
    const app: FastifyInstance = await buildApp({
      config,
      database,
      mediaStore,
      media,
      encodeVariant: createEncoderProcess('low').encode,
      presentation,
      pages,
      hasher,
      deliverMail,
      mode,
      shopName: shop.name,
      shopEmail: shop.email,
    })
    const address = await listenQuietly(app, config)
    const stopBackups =
      mode === 'development'
        ? null
        : startRegularBackups({
            database,
            folder: join(config.dataFolder, 'backups'),
            onWritten: (file) => app.log.info({ file }, 'backup written'),
            onFailed: (error) => app.log.error({ error: describeCause(error) }, 'backup failed'),
          })
    const tooOpen = describeOpenPaths(config.dataFolder, findOpenPaths(config.dataFolder))
    if (tooOpen !== null) app.log.warn(tooOpen)
    database.onOutage((cause) =>
      cause === null
        ? app.log.info('connected to PostgreSQL again')
        : app.log.warn({ reason: cause.message }, 'lost the connection to PostgreSQL'),
    )
    void database.failed.then((error) => app.log.fatal({ error: describeCause(error) }, 'the database stopped unexpectedly'))
    return {
      app,
      address,
      failed: database.failed,
      async stop() {
        await app.close()
        await stopBackups?.()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Listens without the framework's own log line, because the caller prints the address. */
async function listenQuietly(app: FastifyInstance, { host, port }: Config): Promise<string> {
  const { level } = app.log
  app.log.level = 'warn'
  try {
    return await app.listen({ host, port })
  } finally {
    app.log.level = level
  }
}
