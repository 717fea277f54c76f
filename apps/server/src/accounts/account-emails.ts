import type { Clock } from '../clock.ts'
import { milliseconds } from '../clock.ts'
import type { Database, Executor } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { confirmationTokens, resetTokens, users } from '../db/schema.ts'
import { networkUses } from '../limits/networks.ts'
import { requestLimits } from '../limits/request-limits.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { TurnSender } from '../limits/turns.ts'
import { HttpError } from '../http-error.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createAccountLinks } from './account-links.ts'
import type { AccountLinks } from './account-links.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import type { Invitations } from './invitations.ts'

const resetLifetime = milliseconds.hour
const confirmationLifetime = 7 * milliseconds.day

/** How many emails one recipient gets. */
const perRecipient = {
  reset: { name: 'reset emails to', maximum: 3, window: milliseconds.hour },
  confirmation: { name: 'confirmation emails to', maximum: 3, window: milliseconds.day },
  invitation: { name: 'invitations to', maximum: 3, window: milliseconds.day },
} as const
const tooManyInvitations = 'This address got three invitations in a day. Please try again tomorrow.'
/** How many confirmation emails one sender of requests causes, whoever gets them. */
const perSender = { name: 'confirmation emails from', window: milliseconds.hour, address: 30, network: 90 } as const

/** The recipient of an email with a link, and the link's token. */
interface LinkEmail {
  readonly email: string
  readonly token: string
}

/** The emails with links to accounts. They are limited, because anyone can cause one to any address. */
export interface AccountEmails {
  readonly resetLinks: AccountLinks
  readonly confirmationLinks: AccountLinks
  /**
   * Requests a link for a new password. It behaves the same with and without an account: only the outbox finds out later whether
   * there is an account to email.
   *
   * @throws {HttpError} 429 after too many requests of the sender
   */
  requestReset(outbox: Outbox, email: string, sender: TurnSender): Promise<void>
  /** Adds the email that confirms a new address of an account, unless the recipient or the sender has reached a limit. */
  addConfirmation(transaction: Executor, outbox: Outbox, email: string, sender: string): Promise<void>
  /**
   * Adds the email with an invitation to become an admin.
   *
   * @param id - of the invitation
   * @throws {HttpError} 429 when the address got too many
   */
  addInvitation(transaction: Executor, outbox: Outbox, id: string, email: string): Promise<void>
  /** Creates the link of a reset email when it is written; null without an account. */
  newReset(email: string): Promise<LinkEmail | null>
  /** Creates the link of a confirmation email when it is written; null without an account or when its address is confirmed. */
  newConfirmation(email: string): Promise<LinkEmail | null>
  /** Creates the link of an invitation when its email is written; null when it was withdrawn. */
  newInvitation(id: string): Promise<LinkEmail | null>
}

interface AccountEmailsOptions {
  readonly database: Database
  readonly accounts: AccountsRepository
  readonly invitations: Invitations
  /** Counts the emails of each recipient and sender. */
  readonly rateLimits: RateLimits
  /** Limits the requests for reset links. */
  readonly requests: RequestLimits
  readonly clock: Clock
}

/** Creates the emails with links to accounts. */
export function createAccountEmails(options: AccountEmailsOptions): AccountEmails {
  const { database, accounts, invitations, rateLimits, requests, clock } = options
  const { orm } = database
  const resetLinks = createAccountLinks(database, clock, resetTokens, resetLifetime)
  const confirmationLinks = createAccountLinks(database, clock, confirmationTokens, confirmationLifetime)

  return {
    resetLinks,
    confirmationLinks,

    async requestReset(outbox, email, sender) {
      const about = email.toLowerCase()
      await requests.run(requestLimits.reset, sender, () =>
        orm.transaction(async (transaction) => {
          if ((await rateLimits.take(transaction, [{ limit: perRecipient.reset, subject: about }])) > 0) return
          await outbox.add(transaction, { kind: 'reset', about })
          await transaction.execute(sql`
            delete from ${resetTokens} using ${users} where ${users.id} = ${resetTokens.userId} and lower(${users.email}) = ${about}`)
        }),
      )
      outbox.wake()
    },

    async addConfirmation(transaction, outbox, email, sender) {
      const about = email.toLowerCase()
      const uses = [
        ...(requests.areOn ? networkUses(perSender, sender) : []),
        { limit: perRecipient.confirmation, subject: about },
      ]
      if ((await rateLimits.take(transaction, uses)) === 0) await outbox.add(transaction, { kind: 'confirmation', about })
    },

    async addInvitation(transaction, outbox, id, email) {
      const wait = await rateLimits.take(transaction, [{ limit: perRecipient.invitation, subject: email.toLowerCase() }])
      if (wait > 0) throw new HttpError(429, tooManyInvitations, [], { 'retry-after': String(wait) })
      await outbox.add(transaction, { kind: 'invitation', about: id })
    },

    newInvitation: (id) => invitations.createLink(orm, id),

    async newReset(email) {
      const account = await accounts.findByEmail(orm, email)
      return account && { email: account.email, token: await resetLinks.create(account.id) }
    },

    async newConfirmation(email) {
      const account = await accounts.findByEmail(orm, email)
      if (account === null || account.emailConfirmedAt !== null) return null
      return { email: account.email, token: await confirmationLinks.create(account.id) }
    },
  }
}
