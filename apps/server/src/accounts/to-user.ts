import type { User } from '@shop/api'
import type { users } from '../db/schema.ts'

/** Converts a row to the user in responses, field by field, so that no other column leaks. */
export function toUser({ id, role, username, email, phoneNumber }: typeof users.$inferSelect): User {
  return { _id: id, role, username, email, phoneNumber }
}
