import { randomInt } from 'node:crypto'
import type { Config } from '../config.ts'
import { eq } from '../db/drizzle.ts'
import { users } from '../db/schema.ts'
import { makeAdmin } from '../accounts/make-admin.ts'
import type { AdminParts } from '../accounts/make-admin.ts'

/**
 * Makes the admin whom the settings name, or sets that one's password. Without such settings a demo shop that has no admin
 * gets one, and this is the only time that its password is seen.
 *
 * @param shopEmail - the new admin has an address beside it
 * @param say - takes each line for whoever starts the shop
 */
export async function prepareAdmin(
  parts: AdminParts,
  { admin, demo }: Pick<Config, 'admin' | 'demo'>,
  shopEmail: string,
  say: (line: string) => void,
): Promise<void> {
  if (admin !== null) {
    const outcome = await makeAdmin(parts, admin.email, admin.password)
    if (outcome !== 'kept') say(outcome === 'made' ? `${admin.email} is an admin now.` : `${admin.email} has a new password.`)
    return
  }
  if (!demo) return
  const [existing] = await parts.database.orm.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  if (existing !== undefined) return
  const email = `admin@${shopEmail.split('@')[1]}`
  const password = newPassword()
  await makeAdmin(parts, email, password)
  say(`The admin of this shop is ${email} with the password ${password} (shown only now; pnpm shop admin ${email} sets another).`)
}

/** Letters and digits that cannot be taken for each other. */
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 20 random signs and one of each kind that the rule of passwords asks for: more than 110 bits. */
function newPassword(): string {
  return `${Array.from({ length: 20 }, () => signs[randomInt(signs.length)]).join('')}a7K`
}
