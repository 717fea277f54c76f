/** A sender or recipient. An object, because a string could name several. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** An email to one recipient. */
export interface Mail {
  readonly to: MailAddress
  /** The recipient of replies, when it is not the shop. */
  readonly replyTo?: MailAddress
  readonly subject: string
  readonly text: string
  /** The text of the email as HTML, with all external values escaped. */
  readonly html: string
}

/**
 * Delivers one email, or throws, in which case it is tried again later.
 *
 * @param id - names the email in files and logs, which contain no personal data
 */
export type DeliverMail = (mail: Mail, id: string) => Promise<void>
