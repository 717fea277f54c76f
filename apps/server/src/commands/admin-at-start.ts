import { randomInt } from 'node:crypto'
import type { Config } from '../config.ts'
import { hasAdmin, makeAdmin, makeFirstAdmin } from '../accounts/make-admin.ts'
import type { AdminParts } from '../accounts/make-admin.ts'

/**
 * Creates the admin from the settings, or sets their password. Without these settings, a demo shop without an admin gets one, and
 * its password is printed only this once, and the operator of a real one reads how to create one.
 *
 * @param shopEmail - the new admin's address has the same domain
 * @param print - prints a line for the operator
 */
export async function prepareAdmin(
  parts: AdminParts,
  { admin, demo }: Pick<Config, 'admin' | 'demo'>,
  shopEmail: string,
  print: (line: string) => void,
): Promise<void> {
  if (admin !== null) {
    const outcome = await makeAdmin(parts, admin.email, admin.password)
    if (outcome !== 'unchanged')
      print(outcome === 'created' ? `${admin.email} is an admin now.` : `${admin.email} has a new password.`)
    return
  }
  if (!demo) {
    if (!(await hasAdmin(parts.database))) print(missingAdmin)
    return
  }
  const email = `admin@${shopEmail.split('@')[1]}`
  const password = newPassword()
  if (!(await makeFirstAdmin(parts, email, password))) return
  print(
    `The admin of this shop is ${email} with the password ${password} (shown only now; pnpm shop admin ${email} sets another).`,
  )
}

const missingAdmin =
  'This shop has no admin. Set ADMIN_EMAIL and ADMIN_PASSWORD and start it again, or stop it and run pnpm shop admin EMAIL.'

/** Letters and digits that are not easily confused. */
const passwordCharacters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 20 random characters, plus one of each kind that the password rule requires: more than 110 bits. */
function newPassword(): string {
  return `${Array.from({ length: 20 }, () => passwordCharacters[randomInt(passwordCharacters.length)]).join('')}a7K`
}
