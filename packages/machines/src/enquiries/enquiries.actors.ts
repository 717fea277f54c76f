import type { ApiClient } from '@shop/api/client'
import { newEnquiryKey, newEnquiryReference } from '@shop/domain'
import type { RandomBytes } from '@shop/domain'
import { fromCallback, fromPromise } from 'xstate'
import { watchConnection } from '../list-sync/watch-connection.ts'
import type { BrowserStorage, Connection, Locks } from '../ports.ts'
import { enquiryKeys } from './enquiry-keys.ts'
import { createEnquiryStore } from './enquiry-store.ts'
import type { EnquiryCopy, PreparedEnquiry, SentEnquiry, UnsentEnquiry } from './enquiry-copy.ts'
import type { CopyCommand, EnquiriesEvent } from './enquiries.types.ts'

/** The dependencies of the enquiries machine. */
export interface EnquiriesPorts {
  api: { enquiries: Pick<ApiClient['enquiries'], 'record' | 'claim'> }
  storage: BrowserStorage
  connection: Connection
  locks: Locks
  /** The name of the shop, with which references begin. */
  shopName: string
  random: RandomBytes
}

/** The actors of enquiries, for `enquiriesMachine.provide({ actors })`. */
export function createEnquiriesActors({ api, storage, connection, locks, shopName, random }: EnquiriesPorts) {
  const store = createEnquiryStore(storage)

  /** Whether no other tab has sent the enquiry meanwhile. */
  const isUnsent = ({ reference }: PreparedEnquiry) => store.read().unsent.some((one) => one.reference === reference)

  return {
    prepare: fromPromise<PreparedEnquiry, void>(async () => ({
      reference: newEnquiryReference(shopName, random),
      linkKey: newEnquiryKey(random),
    })),

    /** Stores the enquiries, and sends `copy.changed` after each command and when another tab changed them. */
    storeCopy: fromCallback<CopyCommand>(({ sendBack, receive }) => {
      const report = (copy: EnquiryCopy) => sendBack({ type: 'copy.changed', copy } satisfies EnquiriesEvent)
      receive((command) => {
        if (command.type === 'copy.open') report(store.open(command))
        else report(command.type === 'copy.step' ? store.step(command.step) : store.release())
      })
      return storage.subscribe((key) => {
        if (key === null || key === enquiryKeys.persistent) report(store.read())
      })
    }),

    watchConnection: watchConnection(connection),

    /**
     * Sends one enquiry while no other tab sends one. Returns when the server stored it, or null when another tab has sent it. The
     * request outlives the page, and this actor: sending it again changes nothing.
     */
    sendEnquiry: fromPromise<string | null, UnsentEnquiry>(async ({ input, signal }) => {
      // A browser without locks works as if this were the only tab.
      const release = await locks.acquire('shop.enquiries', { signal }).catch(() => () => {})
      try {
        if (signal.aborted) throw signal.reason
        if (!isUnsent(input)) return null
        const { title: _title, lines, ...enquiry } = input
        const { createdAt } = await api.enquiries.record({ body: { ...enquiry, lines: [...lines] } }, { keepalive: true })
        return createdAt
      } finally {
        release()
      }
    }),

    /** Moves enquiries to the account of the customer. */
    claimEnquiries: fromPromise<void, readonly SentEnquiry[]>(async ({ input, signal }) => {
      const enquiries = input.map(({ reference, linkKey }) => ({ reference, linkKey }))
      await api.enquiries.claim({ body: { enquiries } }, { signal })
    }),
  }
}
