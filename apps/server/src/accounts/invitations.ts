import type { Invitation } from '@shop/api'
import type { Clock } from '../clock.ts'
import { milliseconds } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import { and, desc, eq, sql } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { adminInvitations, users } from '../db/schema.ts'
import { isUnexpired } from './link-expiry.ts'
import { digestOf, newToken } from '../tokens.ts'

/** How long the link of an invitation is valid. */
const lifetime = 7 * milliseconds.day

/** The invitations to become an admin. The database holds digests of their tokens; only the emails hold the tokens. */
export interface Invitations {
  /** The invitations that were neither accepted nor withdrawn, newest first, with those whose link has expired. */
  list(executor: Executor): Promise<Invitation[]>
  /**
   * Adds an invitation, or renews the one to the same address, whose link ends. The caller has locked the admins, so that two
   * invitations to one address take turns.
   *
   * @returns its id
   */
  add(transaction: Executor, email: string, invitedBy: string): Promise<string>
  /** Creates the token of an invitation when its email is written; null when it was withdrawn. It replaces any older one. */
  createLink(executor: Executor, id: string): Promise<{ email: string; token: string } | null>
  /** The address that a valid token was sent to; null when the token is not valid. */
  emailOf(executor: Executor, token: string): Promise<string | null>
  /** Deletes the invitation of a valid token. Returns its address, or null when the token is not valid. */
  consume(transaction: Executor, token: string): Promise<string | null>
  /** Deletes an invitation. Returns its address, or null when there is none. */
  withdraw(transaction: Executor, id: string): Promise<string | null>
  /** Deletes the invitations that an admin sent. */
  withdrawAllOf(transaction: Executor, adminId: string): Promise<void>
}

/** Creates the repository of invitations. */
export function createInvitations(clock: Clock): Invitations {
  const isValid = (token: string) =>
    and(eq(adminInvitations.digest, digestOf(token)), isUnexpired(adminInvitations.expiresAt, clock, lifetime))

  return {
    async list(executor) {
      const rows = await executor
        .select({
          invitation: adminInvitations,
          isUnexpired: sql<boolean>`${isUnexpired(adminInvitations.expiresAt, clock, lifetime)}`,
          name: users.username,
          email: users.email,
        })
        .from(adminInvitations)
        .innerJoin(users, eq(users.id, adminInvitations.invitedBy))
        .orderBy(desc(adminInvitations.invitedAt), desc(adminInvitations.id))
      return rows.map(({ invitation: { id, email, invitedAt, expiresAt }, isUnexpired: isOpen, ...by }) => ({
        _id: id,
        email,
        invitedBy: by.name || by.email,
        invitedAt: invitedAt.toISOString(),
        isExpired: expiresAt !== null && !isOpen,
      }))
    },

    async add(transaction, email, invitedBy) {
      const fields = { email, invitedBy, invitedAt: clock(), digest: null, expiresAt: null }
      const returned = { id: adminInvitations.id }
      const isForEmail = eq(sql`lower(${adminInvitations.email})`, email.toLowerCase())
      const [renewed] = await transaction.update(adminInvitations).set(fields).where(isForEmail).returning(returned)
      if (renewed !== undefined) return renewed.id
      const id = newId()
      await transaction.insert(adminInvitations).values({ id, ...fields })
      return id
    },

    async createLink(executor, id) {
      const token = newToken()
      const [row] = await executor
        .update(adminInvitations)
        .set({ digest: digestOf(token), expiresAt: new Date(clock().getTime() + lifetime) })
        .where(eq(adminInvitations.id, id))
        .returning({ email: adminInvitations.email })
      return row === undefined ? null : { email: row.email, token }
    },

    async emailOf(executor, token) {
      const [row] = await executor.select({ email: adminInvitations.email }).from(adminInvitations).where(isValid(token))
      return row?.email ?? null
    },

    async consume(transaction, token) {
      const [row] = await transaction.delete(adminInvitations).where(isValid(token)).returning({ email: adminInvitations.email })
      return row?.email ?? null
    },

    async withdraw(transaction, id) {
      const [row] = await transaction
        .delete(adminInvitations)
        .where(eq(adminInvitations.id, id))
        .returning({ email: adminInvitations.email })
      return row?.email ?? null
    },

    async withdrawAllOf(transaction, adminId) {
      await transaction.delete(adminInvitations).where(eq(adminInvitations.invitedBy, adminId))
    },
  }
}
