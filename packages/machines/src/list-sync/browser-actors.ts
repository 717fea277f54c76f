import { fromCallback } from 'xstate'
import type { BrowserStorage, Connection, Locks } from '../ports.ts'
import { createCopyStore } from './copy-store.ts'
import { applyStep } from './list-copy.ts'
import type { CopyStep, ListCopy } from './list-copy.ts'
import type { ListKind } from './list-kind.ts'
import type { CopyCommand, ListInsideEvent } from './list-sync.types.ts'
import { syncKey } from './stored-copy.ts'
import { watchConnection } from './watch-connection.ts'

/** The browser's interfaces that saved lists need. */
export interface ListPorts {
  storage: BrowserStorage
  connection: Connection
  locks: Locks
}

/** The actors of a saved list that run next to its chart and use the browser. */
export function createBrowserActors(kind: ListKind, { storage, connection, locks }: ListPorts) {
  return {
    /**
     * Stores the browser's copy. It responds to `copy.open` and `copy.reread` with `copy.read`, and sends `copy.changed` or
     * `owner.changed` when another tab changed the copy.
     */
    storeCopy: fromCallback<CopyCommand>(({ sendBack, receive }) => {
      const store = createCopyStore(kind, storage)
      const keys = [kind.keys.persistent, syncKey(kind.keys.persistent)]
      let known: ListCopy | null = null
      const send = (event: ListInsideEvent) => sendBack(event)

      function compare(copy: ListCopy | null, step?: CopyStep): void {
        if (copy === null) send({ type: 'owner.changed', missing: step?.step === 'append' ? [step.queued.change] : [] })
        else if (JSON.stringify(copy) !== JSON.stringify(known)) send({ type: 'copy.changed', copy })
        known = copy
      }

      function respond(copy: ListCopy | null): void {
        known = copy
        send(copy === null ? { type: 'owner.changed', missing: [] } : { type: 'copy.read', copy })
      }

      receive((order) => {
        if (order.type === 'copy.open') respond(store.open(order))
        else if (order.type === 'copy.reread') respond(store.read())
        else if (order.type === 'copy.release') store.release()
        else {
          known = known && applyStep(kind, known, order.step)
          compare(store.step(order.step), order.step)
        }
      })
      return storage.subscribe((key) => {
        if (key === null || keys.includes(key)) compare(store.read())
      })
    }),

    watchConnection: watchConnection(connection),

    /** Holds the lock of this tab from `lock.acquired` until the saved list leaves the state that needs it. */
    holdLock: fromCallback(({ sendBack }) => {
      const waiting = new AbortController()
      const reportAcquired = () => sendBack({ type: 'lock.acquired' })
      const lock = locks.acquire(`shop.${kind.name}`, { signal: waiting.signal }).then(
        (release) => {
          if (!waiting.signal.aborted) reportAcquired()
          return release
        },
        () => {
          // A browser without locks works as if this were the only tab.
          if (!waiting.signal.aborted) reportAcquired()
          return () => {}
        },
      )
      return () => {
        waiting.abort()
        void lock.then((release) => release())
      }
    }),
  }
}
