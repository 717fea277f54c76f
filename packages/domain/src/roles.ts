/** The roles of accounts. A signed-out visitor has none. */
export const roles = ['customer', 'admin'] as const

/** The role of an account. */
export type Role = (typeof roles)[number]

/** Whether a user is an admin; a signed-out visitor (null) is not. */
export function isAdmin(user: { readonly role: Role } | null): boolean {
  return user?.role === 'admin'
}
