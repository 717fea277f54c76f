import { resolve } from 'node:path'
import { BackupError, restoreBackup } from '../backups/restore.ts'
import { readConfig } from '../config.ts'

/** The usage line. */
export const restoreUsage = 'pnpm shop restore FILE'

/**
 * `pnpm shop restore FILE`: replaces the embedded database with a backup. The previous database remains under another name.
 *
 * @param args - the arguments after `restore`
 * @param environment - usually `process.env`
 * @param print - prints a line
 * @returns the exit code: 0 on success, 1 when nothing was changed, 2 for wrong usage
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
    print(`${file} is restored.${before === null ? '' : ` The previous database is in ${before}.`}`)
    return 0
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    print(error.message)
    return 1
  }
}
