import { resolve } from 'node:path'
import { BackupError, restoreBackup } from '../backups/restore.ts'
import { readConfig } from '../config.ts'
import type { Command } from './command.ts'

/** The usage of `pnpm shop restore`, which is printed for wrong arguments. */
export const restoreUsage = 'pnpm shop restore FILE'

/** `pnpm shop restore FILE`: replaces the embedded database with a backup. The previous database remains under another name. */
export const restoreCommand: Command = async (args, environment, print) => {
  const [file] = args
  if (file === undefined || args.length > 1 || file.startsWith('-')) {
    print(`Usage: ${restoreUsage}`)
    return 2
  }
  const config = readConfig(environment)
  if (config.databaseUrl !== null) {
    print('The shop is on a PostgreSQL server. Restore it with pg_restore or psql.')
    return 1
  }
  try {
    const before = await restoreBackup(resolve(file), config.dataFolder)
    print(`${file} is restored.${before === null ? '' : ` The previous database is in ${before}.`}`)
    return 0
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    print(error.message)
    return 1
  }
}
