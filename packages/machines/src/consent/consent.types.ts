import type { ConsentChoice, IdentityChanged } from '../identity.ts'

/** What is told once, when the machine is made. */
export interface ConsentInput {
  /** Whether nobody is signed in: only then the banner comes up by itself. */
  isSignedOut: boolean
}

/** What the machine knows beside the choice, which is its state. */
export interface ConsentContext {
  isSignedOut: boolean
  /** The guest that the cookie names; null without one. */
  anonymousId: string | null
}

/** What the browser keeps of the choice. */
export interface KeptChoice {
  choice: ConsentChoice
  anonymousId: string | null
}

/** What can happen to the choice about cookies. */
export type ConsentEvent =
  /** Accept All. */
  | { type: 'choice.accepted' }
  /** Decline. */
  | { type: 'choice.declined' }
  /** Another tab made a choice, or cleared the storage. */
  | ({ type: 'choice.heard' } & KeptChoice)
  /** 'Cookie settings' in the footer: the banner comes up again, whoever asks. */
  | { type: 'settings.opened' }
  /** The banner was closed without a new choice. */
  | { type: 'settings.closed' }
  | IdentityChanged

/** What the machine tells the root: the choice, and who the guest is under it. */
export interface ConsentSettled {
  type: 'consent.settled'
  choice: ConsentChoice
  anonymousId: string | null
}

/** What views read: see the page about the machine. */
export type ConsentTag = 'banner' | ConsentChoice
