import type { ConsentChoice, IdentityChanged } from '../identity.ts'

export interface ConsentInput {
  /** Whether nobody is signed in: only then the banner appears without a click. */
  isSignedOut: boolean
}

/** The context of the cookie choice. The choice itself is the state. */
export interface ConsentContext {
  isSignedOut: boolean
  /** The guest in the cookie; null without one. */
  anonymousId: string | null
}

/** The cookie choice in the storage, with the guest in the cookie. */
export interface StoredChoice {
  choice: ConsentChoice
  anonymousId: string | null
}

export type ConsentEvent =
  /** The user pressed Accept All. */
  | { type: 'choice.accepted' }
  /** The user pressed Decline. */
  | { type: 'choice.declined' }
  /** Another tab made a choice, or cleared the storage; or the cookie was read again. */
  | ({ type: 'choice.received' } & StoredChoice)
  /** The user pressed 'Cookie settings' in the footer: the banner appears again for any user. */
  | { type: 'settings.opened' }
  /** The banner was closed without a new choice. */
  | { type: 'settings.closed' }
  | IdentityChanged

/** The command to the actor that watches the choice: it responds with `choice.received`, with the guest who is in the cookie now. */
export interface ReadGuest {
  type: 'guest.read'
  choice: ConsentChoice
}

/** The report to the root: the cookie choice, and the guest in the cookie. */
export interface ConsentSettled {
  type: 'consent.settled'
  choice: ConsentChoice
  anonymousId: string | null
}

/** The tags for views: see the page about the machine. */
export type ConsentTag = 'banner' | ConsentChoice
