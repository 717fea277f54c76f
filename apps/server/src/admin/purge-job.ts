import type { FastifyInstance } from 'fastify'
import { milliseconds } from '../clock.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { ItemPictures } from '../pictures/item-pictures.ts'
import { runHourly } from '../run-hourly.ts'
import { purgeDeletedItems } from './deleted-items.ts'

/** How long a deleted item can be restored. */
const restorableFor = milliseconds.day

/** The dependencies of the purge. */
export interface PurgeOptions {
  readonly database: Database
  readonly pictures: Pick<ItemPictures, 'removeUnused'>
  readonly clock: Clock
}

/** Removes items that were deleted more than a day ago, and their unused pictures. */
async function purge({ database, pictures, clock }: PurgeOptions): Promise<number> {
  const { items, publicIds } = await purgeDeletedItems(database, new Date(clock().getTime() - restorableFor))
  await pictures.removeUnused(publicIds)
  return items
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Permanently removes the items whose time to be restored is over. Returns how many. */
    purgeDeletedItems(): Promise<number>
  }
}

/** Purges deleted items every hour. */
export function runPurgeJob(app: FastifyInstance, options: PurgeOptions): void {
  app.decorate('purgeDeletedItems', () => purge(options))
  const run = async (): Promise<void> => {
    const items = await app.purgeDeletedItems()
    if (items > 0) app.log.info({ items }, 'removed deleted items permanently')
  }
  runHourly(app, run, 'could not remove deleted items')
}
