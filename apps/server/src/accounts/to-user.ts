import type { User } from '@shop/api'
import type { users } from '../db/schema.ts'

/** A user as answers carry it: field by field, so that nothing else of the row can slip into one. */
export function toUser({ id, role, username, email, phoneNumber }: typeof users.$inferSelect): User {
  return { _id: id, role, username, email, phoneNumber }
}
