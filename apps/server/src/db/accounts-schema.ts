import { changeActions, changeSubjects, roles } from '@shop/domain'
import { instant } from './columns.ts'
import { index, integer, pgTable, sql, text, uniqueIndex, uuid } from './drizzle.ts'

/** Users with an account: customers and admins. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    role: text('role', { enum: roles }).notNull().default('customer'),
    username: text('username').notNull(),
    /** The email as the user typed it; unique regardless of case. */
    email: text('email').notNull(),
    /** Empty when the user has given no phone number. */
    phoneNumber: text('phone_number').notNull().default(''),
    /** The Argon2id hash with its salt and cost. */
    passwordHash: text('password_hash').notNull(),
    /** When a link in an email to the current address was opened; null until then. */
    emailConfirmedAt: instant('email_confirmed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the account became an admin; null for a customer, and for an admin from before this column. */
    adminSince: instant('admin_since'),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
)

/** Sessions. Only the browser's cookie holds the token, so the content of this table does not allow anyone to sign in. */
export const sessions = pgTable(
  'sessions',
  {
    /** The digest of the session's token. */
    digest: text('digest').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('sessions_of_user').on(table.userId), index('sessions_by_age').on(table.createdAt)],
)

/** The only valid link of each account, for one purpose: a newer one replaces it. */
function linkTable(name: string) {
  return pgTable(name, {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The digest of the token, which only the email contains. */
    digest: text('digest').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  })
}

/** Links that set a new password. */
export const resetTokens = linkTable('reset_tokens')

/** Links that confirm the email address of an account. */
export const confirmationTokens = linkTable('confirmation_tokens')

/** Invitations to become an admin that nobody has accepted yet. */
export const adminInvitations = pgTable(
  'admin_invitations',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** The admin who sent it last. It ends with that admin. */
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedAt: instant('invited_at').notNull(),
    /** The digest of the token, which only the email contains; null until the email is written. */
    digest: text('digest').unique(),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    uniqueIndex('admin_invitations_email').on(sql`lower(${table.email})`),
    index('admin_invitations_of_admin').on(table.invitedBy),
  ],
)

/** The uses of rate limits, stored as long as they count. */
export const rateLimitUses = pgTable(
  'rate_limit_uses',
  {
    id: uuid('id').primaryKey(),
    /** Digest of the limit's name and of the address, network or account that is limited. */
    key: text('key').notNull(),
    /** When the use stops counting. */
    until: instant('until').notNull(),
  },
  (table) => [index('rate_limit_uses_of_key').on(table.key, table.until), index('rate_limit_uses_by_age').on(table.until)],
)

/** Failed sign-ins, stored as long as they count. Digests are enough, because the limit only compares. */
export const failedTries = pgTable(
  'failed_tries',
  {
    id: uuid('id').primaryKey(),
    /** Digest of the email that was tried, whether an account has it or not. */
    account: text('account').notNull(),
    /** Digest of the IP address of the attempt. */
    address: text('address').notNull(),
    /** Digest of the network around the address. */
    network: text('network').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    index('failed_tries_of_account').on(table.account, table.at),
    index('failed_tries_of_address').on(table.address, table.at),
    index('failed_tries_of_network').on(table.network, table.at),
    index('failed_tries_by_age').on(table.at),
  ],
)

/** The changes that admins made, written in the transactions of the changes. */
export const adminChanges = pgTable(
  'admin_changes',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    /** The admin; null after the account was deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The admin's name at the time of the change. */
    userName: text('user_name').notNull(),
    action: text('action', { enum: changeActions }).notNull(),
    subject: text('subject', { enum: changeSubjects }).notNull(),
    /** The record that changed, which may no longer exist; null when it is not one record. */
    subjectId: uuid('subject_id'),
    /** The record's name at the time of the change. */
    name: text('name').notNull(),
  },
  (table) => [index('admin_changes_newest').on(table.at, table.id)],
)

/**
 * Emails to send, added in the transaction that causes them. A row names the subject of an email, not its text: a reset link is
 * created together with its email, so its token is never stored.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['reset', 'confirmation', 'invitation', 'contact', 'enquiry', 'email-changed'] }).notNull(),
    /** `reset`, `confirmation`: the recipient. `invitation`: its id. `contact`, `enquiry`: the reference. `email-changed`: the old address. */
    about: text('about').notNull(),
    createdAt: instant('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** The time when the email is due. While a server sends it, the time when another one may take over. */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
    index('outbox_about').on(table.kind, table.about, table.createdAt),
  ],
)

/** Random keys that all servers of the shop share. */
export const sharedKeys = pgTable('shared_keys', {
  name: text('name').primaryKey(),
  /** 256 bits in Base64url. */
  key: text('key').notNull(),
})
