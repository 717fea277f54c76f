import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import type { AccountEmails } from '../accounts/account-emails.ts'
import type { Clock } from '../clock.ts'
import { milliseconds } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { eq } from '../db/drizzle.ts'
import { enquiries } from '../db/schema.ts'
import { confirmationEmail, contactEmail, emailChangedEmail, invitationEmail, resetEmail } from './emails.ts'
import { enquiryEmail } from './enquiry-email.ts'
import type { EmailShop } from './emails.ts'
import type { DeliverMail, Mail } from './mail.ts'
import { createOutbox } from './outbox.ts'
import type { OutboxEntry, Outbox } from './outbox.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox
  }
}

/** The options of the mail plugin. */
export interface MailOptions {
  readonly database: Database
  readonly clock: Clock
  readonly deliver: DeliverMail
  readonly shop: EmailShop
  /** Creates the links of the emails to accounts. */
  readonly links: Pick<AccountEmails, 'newReset' | 'newConfirmation' | 'newInvitation'>
}

/** How often emails that failed are tried again. */
const retryEvery = 30 * milliseconds.second
/** How long a closing server waits for an email in progress. */
const closeWait = 3 * milliseconds.second

/** Adds `app.outbox`. When the server starts listening, it sends leftover emails. */
export const mail = plugin(
  async (app: FastifyInstance, options: MailOptions) => {
    const { database, clock, deliver, shop, links } = options

    async function findEnquiry(reference: string) {
      const [enquiry] = await database.orm.select().from(enquiries).where(eq(enquiries.reference, reference))
      return enquiry ?? null
    }

    const writers: Readonly<Record<OutboxEntry['kind'], (about: string) => Promise<Mail | null>>> = {
      async reset(email) {
        const link = await links.newReset(email)
        return link && resetEmail(shop, link.email, link.token)
      },
      async confirmation(email) {
        const link = await links.newConfirmation(email)
        return link && confirmationEmail(shop, link.email, link.token)
      },
      async invitation(id) {
        const link = await links.newInvitation(id)
        return link && invitationEmail(shop, link.email, link.token)
      },
      async contact(reference) {
        const message = await findEnquiry(reference)
        return message && contactEmail(shop, { ...message, message: message.note })
      },
      async enquiry(reference) {
        const enquiry = await findEnquiry(reference)
        return enquiry && enquiryEmail(shop, enquiry)
      },
      'email-changed': async (oldAddress) => emailChangedEmail(shop, oldAddress),
    }

    const outbox = createOutbox({ database, clock, deliver, log: app.log, write: ({ kind, about }) => writers[kind](about) })
    app.decorate('outbox', outbox)

    let timer: NodeJS.Timeout | undefined
    app.addHook('onListen', async () => {
      outbox.wake()
      timer = setInterval(() => outbox.wake(), retryEvery).unref()
    })
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await Promise.race([outbox.idle(), pause(closeWait, undefined, { ref: false })])
    })
  },
  { name: 'mail' },
)
