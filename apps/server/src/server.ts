import { join } from 'node:path'
import type { ShopConfig } from '@shop/domain'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { buildApp } from './app.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { startRegularBackups } from './backups/regular-backups.ts'
import { SettingError } from './setting-values.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { folderTransport, smtpTransport } from './mail/transports.ts'
import { openParts } from './parts.ts'
import type { Parts } from './parts.ts'
import { describeCause } from './plugins/errors.ts'
import { describeOpenPaths, findOpenPaths } from './private-files.ts'
import { presentShop } from './presentation/present-shop.ts'
import { checkShop, shopFolder } from './shop-file.ts'

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
  readonly prepare?: (parts: Parts) => Promise<void>
}

/** A listening server. */
export interface RunningServer {
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
 * @throws {SettingError} when the machine does not have the address on which the shop is to listen
 */
export async function startServer(config: Config, options: ServerOptions): Promise<RunningServer> {
  checkShop(options.shop)
  const parts = await openParts(config, options.database)
  const { database } = parts
  try {
    await options.prepare?.(parts)
    const app = await buildShop(config, parts, options)
    const address = await listenQuietly(app, config)
    const stopBackups = startRegularBackups({
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
      address,
      failed: database.failed,
      async stop() {
        await app.close()
        await stopBackups()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Builds the app of one shop over its open parts. */
export async function buildShop(
  config: Config,
  parts: Parts,
  { shop, mode, pages }: Pick<ServerOptions, 'shop' | 'mode' | 'pages'>,
): Promise<FastifyInstance> {
  const presentation = await presentShop(shop, shopFolder, parts)
  const from = config.mailFrom ?? { name: shop.name, address: shop.email }
  const deliverMail =
    config.smtpUrl === null
      ? folderTransport(join(config.dataFolder, 'outbox'), from, (file) => app.log.info({ file }, 'email written to a file'))
      : smtpTransport(config.smtpUrl, from)
  const app: FastifyInstance = await buildApp({
    ...parts,
    config,
    presentation,
    pages: (await pages?.()) ?? null,
    deliverMail,
    mode,
    shop,
  })
  return app
}

/** Listens without the framework's own log line, because the caller prints the address. */
async function listenQuietly(app: FastifyInstance, { host, port }: Config): Promise<string> {
  const { level } = app.log
  app.log.level = 'warn'
  try {
    return await app.listen({ host, port })
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const isForeign = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)
    throw isForeign ? new SettingError('HOST', host, 'an address of this machine') : error
  } finally {
    app.log.level = level
  }
}
