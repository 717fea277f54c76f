import { join, resolve } from 'node:path'
import { backupName, writeBackup } from '../backups/backup.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { hasEmbeddedDatabase } from '../db/embedded/replace-database.ts'
import type { Command } from './command.ts'

/** The usage of `pnpm shop backup`, which is printed for wrong arguments. */
export const backupUsage = 'pnpm shop backup [FILE]'

/**
 * `pnpm shop backup [FILE]`: writes a copy of the embedded database. Without FILE it goes to the backups in the data folder,
 * under a name that the automatic rotation never deletes.
 */
export const backupCommand: Command = async (args, environment, print) => {
  if (args.length > 1 || args.some((argument) => argument.startsWith('-'))) {
    print(`Usage: ${backupUsage}`)
    return 2
  }
  const config = readConfig(environment)
  if (config.databaseUrl !== null) {
    print('The shop is on a PostgreSQL server. Back it up with pg_dump.')
    return 1
  }
  if (!hasEmbeddedDatabase(config.dataFolder)) {
    print(`There is no database in ${config.dataFolder}.`)
    return 1
  }
  const [given] = args
  const file = given === undefined ? join(config.dataFolder, 'backups', backupName(new Date(), 'manual')) : resolve(given)
  const database = await openDatabase(config)
  try {
    await writeBackup(database, file)
  } finally {
    await database.close()
  }
  const pictures =
    config.s3 === null
      ? `The pictures are files in ${join(config.dataFolder, 'media')}: copy that folder too.`
      : `The pictures are in the bucket ${config.s3.bucket}: keep a copy of it too.`
  print(`The database is saved in ${file}. ${pictures}`)
  return 0
}
