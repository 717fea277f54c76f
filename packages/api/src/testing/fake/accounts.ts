import { accountMessages } from '../../schemas/account-messages.ts'
import type { User } from '../../schemas/types.ts'
import { FakeFailure } from './failure.ts'
import { mergeGuest } from './owned-lists.ts'
import { currentUser } from './state.ts'
import type { FakeState } from './state.ts'

/** Signs in with an email and a password, and moves the guest's saved lists into the account. */
export function signIn(state: FakeState, email: string, password: string): User {
  const account = findAccount(state, email)
  if (account?.password !== password) throw wrongCredentials()
  return enter(state, account.user)
}

/** The same failure for an unknown email, a wrong password and a customer at the admin login. */
export function wrongCredentials(): FakeFailure {
  return new FakeFailure(401, accountMessages.wrongCredentials)
}

/** Signs a user in; a guest's saved lists move into a customer's account. */
export function enter(state: FakeState, user: User, anonymousId = state.anonymousId): User {
  state.signedIn = user._id
  if (anonymousId && user.role === 'customer') mergeGuest(state, user._id, anonymousId)
  return user
}

/** The account with an email address, ignoring case. */
export function findAccount(state: FakeState, email: string) {
  return state.accounts.find(({ user }) => user.email.toLowerCase() === email.toLowerCase())
}

/** Rejects an email address that belongs to another account than `owner`'s. */
export function ensureFree(state: FakeState, email: string, owner: string | null): void {
  const account = findAccount(state, email)
  if (account && account.user._id !== owner) throw wrongField(409, 'email', accountMessages.emailTaken)
}

/** Creates a failure about one field, so that the form shows its message at that field. */
export function wrongField(status: number, path: string, message: string): FakeFailure {
  return new FakeFailure(status, message, [{ path, message }])
}

/** Returns the signed-in user, or throws a failure with status 401. */
export function signedInUser(state: FakeState): User {
  const user = currentUser(state)
  if (!user) throw new FakeFailure(401, accountMessages.signedOut)
  return user
}

/** Returns the signed-in user, or throws a failure with status 401 when the page shows another account. */
export function ownerOf(state: FakeState, { account }: { account?: string | undefined }): User {
  const user = signedInUser(state)
  if (account !== undefined && account !== user._id) throw new FakeFailure(401, accountMessages.signedOut)
  return user
}

/** Changes the user or the password of an account. */
export function changeAccount(state: FakeState, id: string, fields: { user?: User; password?: string }): void {
  state.accounts = state.accounts.map((account) => (account.user._id === id ? { ...account, ...fields } : account))
}

/** The name under which the signed-in admin's changes are recorded. */
export function nameOfAdmin(state: FakeState): string {
  const user = currentUser(state)
  return user?.username || (user?.email ?? '')
}
