export interface EmailConfirmationInput {
  /** The token in the emailed link. */
  token: string
}

export interface EmailConfirmationContext {
  token: string
  /** Why the last request failed, as a message; null without a failure. */
  problem: string | null
}

export type EmailConfirmationEvent =
  /** The user pressed the button that confirms the address. */
  { type: 'confirmation.requested' }

/** The tags for views: see the page about the machine. */
export type EmailConfirmationTag = 'confirming' | 'confirmed'
