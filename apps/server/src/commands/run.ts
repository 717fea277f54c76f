import { BuildError } from '../build/build-web.ts'
import { SettingError } from '../setting-values.ts'
import { DatabaseUnreachableError } from '../db/database.ts'
import { DataFolderError, FolderInUseError } from '../db/folder-lock.ts'
import { NewerDatabaseError } from '../db/migrate.ts'
import { forbiddenPort } from '../forbidden-port.ts'
import { StoreUnavailableError } from '../media/media-store.ts'
import type { RunningServer } from '../server.ts'
import { ShopFileError } from '../shop-file.ts'
import { causeOf, isUnavailable } from '../unavailability.ts'

/** How long a stopping server waits for open requests. An upload over a slow connection takes longest. */
const stopMs = 30_000

/**
 * Runs a server until SIGTERM or SIGINT, which finish the open requests first. A second signal, or a request that does not
 * finish, stops it at once.
 */
export function runUntilStopped(server: Pick<RunningServer, 'stop' | 'failed'>): void {
  let stopping = false
  const stop = (): void => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), stopMs).unref()
    void server.stop().then(() => process.exit(0), exitWithError)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  void server.failed.then(() => process.exit(1))
}

// Output that nobody reads any more, or that a full disk cannot store, ends neither a command nor the shop.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

/** Ends the process after an error. Prints one clear line when the operator can fix the error, else its stack. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? (lineOf(error) ?? causeOf(error).stack) : String(error)}\n`)
  process.exit(1)
}

/** The codes of errors of a disk or of the rights of a folder. The message of such an error begins with its code. */
const diskErrors = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'EEXIST']

/** The code of PostgreSQL for a user without the right to do something. */
const missingRights = '42501'

function lineOf(error: Error): string | null {
  const known = [
    SettingError,
    ShopFileError,
    FolderInUseError,
    DataFolderError,
    DatabaseUnreachableError,
    NewerDatabaseError,
    StoreUnavailableError,
    BuildError,
  ].some((kind) => error.name === kind.name)
  if (known) return error.message
  const { code = '', message, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  if (code === 'EADDRINUSE') return `Something else listens on ${address}:${port} already. Set PORT to another number.`
  if (code === 'EACCES' && port !== undefined) return forbiddenPort(port)
  if (diskErrors.includes(code) && message.startsWith(`${code}: `))
    return `${message}. Check the folder, its rights and its space.`
  const cause: Error & { code?: string } = causeOf(error)
  if (cause.code === missingRights || isUnavailable(error)) {
    return `The database or a service is not available: ${cause.message}. Check it with pnpm run doctor.`
  }
  return null
}
