import { roles } from '@shop/domain'
import { instant } from './columns.ts'
import { index, integer, pgTable, sql, text, uniqueIndex, uuid } from './drizzle.ts'

/** People with an account: customers and admins. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    role: text('role', { enum: roles }).notNull().default('customer'),
    username: text('username').notNull(),
    /** As its owner wrote it; unique without regard to case. */
    email: text('email').notNull(),
    /** Empty when its owner gave none. */
    phoneNumber: text('phone_number').notNull().default(''),
    /** Argon2id with its salt and its cost. */
    passwordHash: text('password_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
)

/**
 * Who is signed in. The token itself is in the visitor's cookie and nowhere else: whoever reads this table can sign in as
 * nobody.
 */
export const sessions = pgTable(
  'sessions',
  {
    /** Of the token. */
    digest: text('digest').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('sessions_of_user').on(table.userId), index('sessions_by_age').on(table.createdAt)],
)

/** The one reset link of an account that works: a newer one takes the place of the older. */
export const resetTokens = pgTable('reset_tokens', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Of the token in the link, which stands in the mail alone. */
  digest: text('digest').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
})

/** Passwords that were wrong, kept as long as they count. Digests, since the limit needs no addresses, only equality. */
export const failedTries = pgTable(
  'failed_tries',
  {
    id: uuid('id').primaryKey(),
    /** Digest of the e-mail that was tried, of an account or of none. */
    account: text('account').notNull(),
    /** Digest of the network address that tried. */
    address: text('address').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('failed_tries_of_account').on(table.account, table.at),
    index('failed_tries_of_address').on(table.address, table.at),
    index('failed_tries_by_age').on(table.at),
  ],
)

/** Messages to the shop, kept whatever happens to the mail about them. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt, table.id)],
)

/**
 * Mails that are to be sent, written in the transaction that they are about. A row says what the mail is about, not its
 * words: a reset link is made when its mail is, so that its token is never stored.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['reset', 'contact', 'email-changed'] }).notNull(),
    /** `reset`: the address that asked. `contact`: the id of the message. `email-changed`: the address before. */
    about: text('about').notNull(),
    createdAt: instant('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** When it is due; while it is being sent, when another server may take it over. */
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
