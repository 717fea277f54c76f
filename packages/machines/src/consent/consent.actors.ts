import { fromCallback, fromPromise } from 'xstate'
import { attempt } from '../attempt.ts'
import { cartKind } from '../cart/cart.machine.ts'
import { enquiryKeys } from '../enquiries/enquiry-keys.ts'
import { isAccount } from '../list-sync/list-copy.ts'
import { readCopy, removeCopy } from '../list-sync/stored-copy.ts'
import type { BrowserStorage, Cookies, KeyStorage } from '../ports.ts'
import { recentSearchesKey } from '../suggestions/recent-searches-key.ts'
import { wishlistKind } from '../wishlist/wishlist.machine.ts'
import { consentKey } from './consent-key.ts'
import { storeAnonymousId, readAnonymousId, removeAnonymousId } from './guest-cookie.ts'
import type { ReadGuest, StoredChoice } from './consent.types.ts'

/** The browser's interfaces that the cookie choice needs. */
export interface ConsentPorts {
  storage: BrowserStorage
  cookies: Cookies
  /** Creates a new random UUID. */
  createId: () => string
}

/**
 * The actors of the cookie choice, for `consentMachine.provide({ actors })`. None of them fails: where storage is blocked or
 * full, the choice lasts for the visit; where cookies are blocked, there is no guest.
 */
export function createConsentActors({ storage, cookies, createId }: ConsentPorts) {
  const read = (): StoredChoice => {
    const choice = readChoice(storage.persistent)
    if (choice === 'accepted') return { choice, anonymousId: storeAnonymousId(cookies, createId) }
    if (choice === 'unset') return { choice, anonymousId: readAnonymousId(cookies) }
    removeAnonymousId(cookies)
    return { choice, anonymousId: null }
  }
  return {
    readChoice: fromPromise<StoredChoice, void>(async () => read()),
    storeChoice: fromPromise<StoredChoice, { choice: 'accepted' | 'declined' }>(async ({ input: { choice } }) => {
      attempt(() => storage.persistent.set(consentKey, choice === 'accepted' ? 'true' : 'false'))
      if (choice === 'accepted') return { choice, anonymousId: storeAnonymousId(cookies, createId) }
      removeAnonymousId(cookies)
      return { choice, anonymousId: null }
    }),
    removeCopies: fromPromise<void, void>(async () => {
      for (const kind of [cartKind, wishlistKind]) {
        const key = kind.keys.persistent
        // The copy of an account may have changes that wait to be sent. It moves once the change that is being sent has its response.
        const copy = attempt(() => readCopy(kind, storage.persistent, key))
        if (!isAccount(copy?.owner ?? null)) removeCopy(storage.persistent, key)
      }
      removeCopy(storage.persistent, enquiryKeys.persistent)
      attempt(() => storage.persistent.remove(recentSearchesKey))
    }),
    watchChoice: fromCallback<ReadGuest>(({ sendBack, receive }) => {
      // It creates no guest: where cookies disappear, tabs would create new ones for each other without end.
      receive(({ choice }) => sendBack({ type: 'choice.received', choice, anonymousId: readAnonymousId(cookies) }))
      return storage.subscribe((key) => {
        if (key === consentKey || key === null) sendBack({ type: 'choice.received', ...read() })
      })
    }),
  }
}

function readChoice(persistent: KeyStorage): StoredChoice['choice'] {
  const kept = attempt(() => persistent.get(consentKey))
  if (kept === 'true') return 'accepted'
  return kept === 'false' ? 'declined' : 'unset'
}
