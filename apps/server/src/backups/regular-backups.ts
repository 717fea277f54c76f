import { milliseconds } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { writeRotatingBackup } from './backup.ts'

/** Milliseconds between two backups. */
export const backupInterval = 6 * milliseconds.hour

/** Milliseconds from the start to the first backup. A shop that restarts repeatedly must not replace its older backups. */
export const firstBackupDelay = milliseconds.minute

/** The options of regular backups. */
export interface RegularBackupsOptions {
  readonly database: Database
  /** The folder of the backups. */
  readonly folder: string
  readonly onWritten: (file: string) => void
  /** Receives the reason when a backup fails. The next one runs at the usual time. */
  readonly onFailed: (error: unknown) => void
}

/**
 * Writes a backup after a minute and every six hours. Nothing waits for it: a shop without disk space for a backup still sells.
 *
 * @returns stops it, after the backup in progress
 */
export function startRegularBackups(options: RegularBackupsOptions): () => Promise<void> {
  const { database, folder, onWritten, onFailed } = options
  if (database.url !== null) return async () => undefined
  let last: Promise<void> = Promise.resolve()

  const write = (): void => {
    last = last
      .then(async () => {
        const file = await writeRotatingBackup(database, folder)
        if (file !== null) onWritten(file)
      })
      .catch(onFailed)
  }

  const first = setTimeout(write, firstBackupDelay).unref()
  const timer = setInterval(write, backupInterval).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await last
  }
}
