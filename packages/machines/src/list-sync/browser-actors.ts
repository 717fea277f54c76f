import { fromCallback } from 'xstate'
import type { BrowserStorage, Connection, Turns } from '../ports.ts'
import { createCopyKeeper } from './copy-keeper.ts'
import { applyStep } from './list-copy.ts'
import type { CopyStep, ListCopy } from './list-copy.ts'
import type { ListKind } from './list-kind.ts'
import type { CopyOrder, ListInsideEvent } from './list-sync.types.ts'
import { syncKey } from './stored-copy.ts'

/** The parts of the browser that saved lists need. */
export interface ListPorts {
  storage: BrowserStorage
  connection: Connection
  turns: Turns
}

/** The actors of a saved list that run next to its chart and use the browser. */
export function createBrowserActors(kind: ListKind, { storage, connection, turns }: ListPorts) {
  return {
    /**
     * Stores the browser's copy. It responds to `copy.open` and `copy.reread` with `copy.read`, and sends `copy.changed` or
     * `copy.foreign` when another tab changed the copy.
     */
    keepCopy: fromCallback<CopyOrder>(({ sendBack, receive }) => {
      const keeper = createCopyKeeper(kind, storage)
      const keys = [kind.keys.persistent, syncKey(kind.keys.persistent)]
      let believed: ListCopy | null = null
      const tell = (event: ListInsideEvent) => sendBack(event)

      function compare(copy: ListCopy | null, step?: CopyStep): void {
        if (copy === null) tell({ type: 'copy.foreign', unmade: step?.step === 'append' ? [step.queued.change] : [] })
        else if (JSON.stringify(copy) !== JSON.stringify(believed)) tell({ type: 'copy.changed', copy })
        believed = copy
      }

      function answer(copy: ListCopy | null): void {
        believed = copy
        tell(copy === null ? { type: 'copy.foreign', unmade: [] } : { type: 'copy.read', copy })
      }

      receive((order) => {
        if (order.type === 'copy.open') answer(keeper.open(order))
        else if (order.type === 'copy.reread') answer(keeper.read())
        else if (order.type === 'copy.release') keeper.release()
        else {
          believed = believed && applyStep(kind, believed, order.step)
          compare(keeper.step(order.step), order.step)
        }
      })
      return storage.subscribe((key) => {
        if (key === null || keys.includes(key)) compare(keeper.read())
      })
    }),

    /** Reports when the connection is lost and restored, and at the start when there is none. */
    watchConnection: fromCallback(({ sendBack }) => {
      const tell = (isOnline: boolean) => sendBack({ type: 'connection.changed', isOnline })
      if (!connection.isOnline()) tell(false)
      return connection.subscribe(tell)
    }),

    /** Holds the lock of this tab from `turn.taken` until the saved list leaves the state that needs it. */
    takeTurn: fromCallback(({ sendBack }) => {
      const waiting = new AbortController()
      const tell = () => sendBack({ type: 'turn.taken' })
      const turn = turns.take(`shop.${kind.name}`, { signal: waiting.signal }).then(
        (end) => {
          if (!waiting.signal.aborted) tell()
          return end
        },
        () => {
          // A browser without locks: the saved list works as if this were the only tab.
          if (!waiting.signal.aborted) tell()
          return () => {}
        },
      )
      return () => {
        waiting.abort()
        void turn.then((end) => end())
      }
    }),
  }
}
