import type { DeliverMail, Mail } from '../mail/mail.ts'

/** A mail server of the tests' own, in memory. */
export interface Mailbox {
  readonly deliver: DeliverMail
  /** What has arrived, oldest first. */
  readonly mails: Mail[]
  /** While true it refuses everything. */
  down: boolean
}

/** A new empty mailbox. */
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
