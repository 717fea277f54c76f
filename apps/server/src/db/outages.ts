import type { Pool } from 'pg'

/** Receives the first error of an outage, and null when the pool has a new connection. */
export type ReportOutage = (cause: Error | null) => void

/**
 * Handles connections of a pool that end unexpectedly. The pool itself listens only to idle ones: an unhandled error of a
 * connection that is in use, such as one inside an open transaction, would end the process. Its next statement fails instead.
 *
 * @param report - called once per outage, however many connections end, and once after it
 */
export function handleOutages(pool: Pool, report: ReportOutage): void {
  let lost = false
  function handle(error: Error): void {
    if (lost) return
    lost = true
    report(error)
  }
  pool.on('error', handle)
  pool.on('connect', (client) => {
    client.on('error', handle)
    if (!lost) return
    lost = false
    report(null)
  })
}
