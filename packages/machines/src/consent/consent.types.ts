import type { ConsentChoice, IdentityChanged } from '../identity.ts'

/** The input of the machine. */
export interface ConsentInput {
  /** Whether nobody is signed in: only then the banner appears without a click. */
  isSignedOut: boolean
}

/** The context besides the choice, which is the state. */
export interface ConsentContext {
  isSignedOut: boolean
  /** The guest in the cookie; null without one. */
  anonymousId: string | null
}

/** The stored choice. */
export interface StoredChoice {
  choice: ConsentChoice
  anonymousId: string | null
}

/** The events of the cookie choice. */
export type ConsentEvent =
  /** Accept All. */
  | { type: 'choice.accepted' }
  /** Decline. */
  | { type: 'choice.declined' }
  /** Another tab made a choice, or cleared the storage. */
  | ({ type: 'choice.received' } & StoredChoice)
  /** 'Cookie settings' in the footer: the banner appears again for any user. */
  | { type: 'settings.opened' }
  /** The banner was closed without a new choice. */
  | { type: 'settings.closed' }
  | IdentityChanged

/** The report to the root: the choice, and the guest under it. */
export interface ConsentSettled {
  type: 'consent.settled'
  choice: ConsentChoice
  anonymousId: string | null
}

/** The tags for views: see the page about the machine. */
export type ConsentTag = 'banner' | ConsentChoice
