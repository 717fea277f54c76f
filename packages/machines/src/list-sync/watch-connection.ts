import { fromCallback } from 'xstate'
import type { Connection } from '../ports.ts'

/** The actor that reports when the connection is lost and restored, and at the start when there is none. */
export function watchConnection(connection: Connection) {
  return fromCallback(({ sendBack }) => {
    const report = (isOnline: boolean) => sendBack({ type: 'connection.changed', isOnline })
    if (!connection.isOnline()) report(false)
    return connection.subscribe(report)
  })
}
