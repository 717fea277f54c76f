import { resolve } from 'node:path'
import { BackupError, restoreBackup } from '../backups/restore.ts'
import { readConfig } from '../config.ts'

/** How the command is called. */
export const restoreUsage = 'pnpm shop restore FILE'

/**
 * `pnpm shop restore FILE`: puts a backup in the place of the embedded database, which stays under another name.
 *
 * @param args - what stands after `restore`
 * @param environment - usually `process.env`
 * @param print - takes each line of output
 * @returns the exit code: 0 when it is restored, 1 when nothing was changed, 2 when the call is wrong
 */
export async function restoreCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<number> {
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
    print(`${file} is restored.${before === null ? '' : ` What was there before is in ${before}.`}`)
    return 0
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    print(error.message)
    return 1
  }
}
