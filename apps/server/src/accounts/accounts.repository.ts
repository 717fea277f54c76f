import type { Role } from '@shop/domain'
import type { Clock } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import { and, eq, isNull, sql } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { users } from '../db/schema.ts'
import { isViolation } from '../db/violations.ts'
import { forgetCustomer } from '../enquiries/forget-customer.ts'

/** An account with its password hash. Responses contain `toUser(account)` instead. */
export type Account = typeof users.$inferSelect

interface NewAccount {
  readonly role: Role
  readonly username: string
  readonly email: string
  readonly phoneNumber: string
  readonly passwordHash: string
  /** Null until a link in an email to the address was opened. */
  readonly emailConfirmedAt: Date | null
  /** When the account became an admin; null or absent for a customer. */
  readonly adminSince?: Date | null
}

/** Reads and writes accounts. */
export interface AccountsRepository {
  /** Finds the account with an email, ignoring case; null when there is none. */
  findByEmail(executor: Executor, email: string): Promise<Account | null>
  find(executor: Executor, id: string): Promise<Account | null>
  /** Creates an account; null when its email is taken. */
  add(executor: Executor, account: NewAccount): Promise<Account | null>
  /** Changes an account; `taken` when another account has the email, `gone` when the account no longer exists. */
  update(executor: Executor, id: string, fields: Partial<NewAccount>): Promise<Account | 'taken' | 'gone'>
  /**
   * Locks an account until the transaction ends, if its password is still the one that was compared.
   *
   * @returns whether it is unchanged
   */
  lockIfPasswordUnchanged(transaction: Executor, account: Account): Promise<boolean>
  /** Stores that a link in an email to the account's address was opened. Keeps the time of an earlier one. */
  confirmEmail(executor: Executor, id: string): Promise<void>
  hasAdmin(executor: Executor): Promise<boolean>
  /** Locks the accounts of all admins until the transaction ends, in the same order everywhere, and returns their ids. */
  lockAdmins(transaction: Executor): Promise<string[]>
  /** Deletes an account, but not that of the last admin; returns whether it did. */
  remove(transaction: Executor, id: string): Promise<boolean>
}

/** Creates the repository of accounts. */
export function createAccountsRepository(clock: Clock): AccountsRepository {
  async function lockAdmins(transaction: Executor): Promise<string[]> {
    const admins = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.role, 'admin'))
      .orderBy(users.id)
      .for('no key update')
    return admins.map(({ id }) => id)
  }

  return {
    lockAdmins,

    async findByEmail(executor, email) {
      const [found] = await executor
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
      return found ?? null
    },

    async find(executor, id) {
      const [found] = await executor.select().from(users).where(eq(users.id, id))
      return found ?? null
    },

    async add(executor, account) {
      const now = clock()
      const [added] = await executor
        .insert(users)
        .values({ id: newId(), ...account, createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning()
      return added ?? null
    },

    async update(executor, id, fields) {
      try {
        const [updated] = await executor
          .update(users)
          .set({ ...fields, updatedAt: clock() })
          .where(eq(users.id, id))
          .returning()
        return updated ?? 'gone'
      } catch (error) {
        if (isViolation(error, 'unique')) return 'taken'
        throw error
      }
    },

    async lockIfPasswordUnchanged(transaction, { id, passwordHash }) {
      const locked = await transaction
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
        .for('no key update')
      return locked.length === 1
    },

    async confirmEmail(executor, id) {
      await executor
        .update(users)
        .set({ emailConfirmedAt: clock() })
        .where(and(eq(users.id, id), isNull(users.emailConfirmedAt)))
    },

    async hasAdmin(executor) {
      const admins = await executor.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
      return admins.length > 0
    },

    async remove(transaction, id) {
      // Locked, so that two admins who delete their accounts at once take turns.
      const admins = await lockAdmins(transaction)
      if (admins.length === 1 && admins[0] === id) return false
      await forgetCustomer(transaction, id)
      await transaction.delete(users).where(eq(users.id, id))
      return true
    },
  }
}
