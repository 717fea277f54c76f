import shop from '../../../../shop.config.ts'
import { buildInspectorIfStale, buildWebIfStale } from '../build/build-web.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { webPages } from '../pages.ts'
import { startServer } from '../server.ts'
import { prepareShop } from './prepare-shop.ts'
import { runUntilStopped } from './run.ts'

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Prints the progress of slow steps, but only to a terminal. */
const printProgress = process.stdout.isTTY ? print : (): void => undefined

/**
 * Serves the shop and prints its address.
 *
 * @param database - may still be opening
 */
export async function serveShop(config: Config, database: Promise<Database>): Promise<void> {
  const pages = builtPages(config)
  pages.catch(() => undefined)
  const server = await startServer(config, {
    shop,
    mode: 'production',
    database,
    async prepare(parts) {
      await pages
      await prepareShop(parts, config, shop, print)
    },
    pages: () => pages,
  })
  print(`${shop.name} is open at ${config.port === 0 ? server.address : config.publicUrl}`)
  runUntilStopped(server)
}

async function builtPages(config: Config): ReturnType<typeof webPages> {
  const web = await buildWebIfStale(printProgress)
  const inspector = config.inspector ? await buildInspectorIfStale(printProgress) : null
  return webPages(config, { web, inspector })
}
