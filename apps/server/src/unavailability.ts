import { DrizzleQueryError } from './db/drizzle.ts'
import { StoreUnavailableError } from './media/media-store.ts'

/**
 * A network error, a full or read-only disk, too many open files, or a database that is stopping, starting, full, read-only or cancelling
 * a slow statement or transaction. 26000 is the error of a statement that was sent behind the cancelled one that prepares both.
 */
const temporaryErrorCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EDQUOT',
  'EMFILE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EROFS',
  'ENOSPC',
  '25006',
  '25P03',
  '26000',
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])

/** Whether something that the shop depends on is temporarily unavailable. */
export function isUnavailable(error: Error): boolean {
  if (error instanceof StoreUnavailableError) return true
  const cause = causeOf(error)
  const { code = '', syscall } = cause as { code?: string; syscall?: string }
  return (
    temporaryErrorCodes.has(code) ||
    syscall === 'connect' ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|after calling end on the pool|database has stopped/.test(
      cause.message,
    )
  )
}

/** The error of the database's driver, whose message has no statement and no parameters; other errors as they are. */
export function causeOf(error: Error): Error {
  return error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error
}
