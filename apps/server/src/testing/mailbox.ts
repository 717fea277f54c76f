import type { DeliverMail, Mail } from '../mail/mail.ts'

/** A fake mail server in memory. */
export interface Mailbox {
  readonly deliver: DeliverMail
  /** The received emails, oldest first. */
  readonly mails: Mail[]
  /** Whether the mail server rejects everything. */
  down: boolean
}

/** Creates an empty mailbox. */
export function createMailbox(): Mailbox {
  const mails: Mail[] = []
  const mailbox: Mailbox = {
    mails,
    down: false,
    async deliver(mail) {
      if (mailbox.down) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' })
      mails.push(mail)
    },
  }
  return mailbox
}
