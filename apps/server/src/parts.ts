import type { AppDependencies } from './app-dependencies.ts'
import { createPasswordHasher } from './accounts/passwords.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { floodRestRatio } from './limits/turns.ts'
import { createEncoderProcess } from './media/encoder-process.ts'
import { createMedia } from './media/media.ts'
import { openMediaStore } from './media/open-store.ts'

/** The parts that are ready before the server listens. In development they outlive the app, which is built again on a change. */
export type Parts = Pick<AppDependencies, 'database' | 'mediaStore' | 'media' | 'encodeVariant' | 'drawCard' | 'hasher'>

/**
 * Opens and migrates the database, and opens the media store. The caller closes the database.
 *
 * @param opening - the configured database when the caller has begun to open it
 * @throws {FolderInUseError} when another process uses the same data folder
 */
export async function openParts(config: Config, opening: Promise<Database> = openDatabase(config)): Promise<Parts> {
  const database = await opening
  try {
    await migrate(database)
    const mediaStore = await openMediaStore(config)
    const background = createEncoderProcess()
    return {
      database,
      mediaStore,
      media: createMedia(mediaStore),
      encodeVariant: background.encode,
      drawCard: background.draw,
      hasher: createPasswordHasher(undefined, { restRatio: config.requestLimits ? floodRestRatio : 0 }),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
