import type { Database } from '../db/database.ts'
import { writeRotatingBackup } from './backup.ts'

/** Milliseconds between two backups. */
export const backupInterval = 6 * 3_600_000

/** What regular backups need. */
export interface RegularBackupsOptions {
  readonly database: Database
  /** Where the files go. */
  readonly folder: string
  readonly onWritten: (file: string) => void
  /** Told why there is no backup this time; the next one is tried at its time. */
  readonly onFailed: (error: unknown) => void
}

/**
 * Writes a backup now and every six hours, one after the other. Nothing waits for it: a shop without room for a backup
 * still sells.
 *
 * @returns ends it, after the backup that is being written
 */
export function startRegularBackups(options: RegularBackupsOptions): () => Promise<void> {
  const { database, folder, onWritten, onFailed } = options
  if (database.kind === 'postgresql') return async () => undefined
  let last: Promise<void> = Promise.resolve()

  const write = (): void => {
    last = last
      .then(async () => {
        const file = await writeRotatingBackup(database, folder)
        if (file !== null) onWritten(file)
      })
      .catch(onFailed)
  }

  write()
  const timer = setInterval(write, backupInterval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await last
  }
}
