/** Somebody who is written to, or who writes. An object, since a text could name several. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** A mail to one person. */
export interface Mail {
  readonly to: MailAddress
  /** Whom an answer goes to, when it is not the shop. */
  readonly replyTo?: MailAddress
  readonly subject: string
  readonly text: string
  /** The same as HTML, with everything escaped that is not the shop's own. */
  readonly html: string
}

/**
 * Hands one mail over. It throws when that failed: the mail is then tried again later.
 *
 * @param id - names the mail in files and logs, which hold nothing personal
 */
export type DeliverMail = (mail: Mail, id: string) => Promise<void>
