import type { User } from '../../schemas/types.ts'
import { FakeFailure } from './failure.ts'
import { mergeGuest } from './owned-lists.ts'
import { currentUser } from './state.ts'
import type { FakeState } from './state.ts'

/** Signs in with an address and a password, and moves the guest's lists into the account. */
export function signIn(state: FakeState, email: string, password: string): User {
  const account = findAccount(state, email)
  if (account?.password !== password) throw wrongCredentials()
  return enter(state, account.user)
}

/** The same for an unknown address, a wrong password and a customer who knocks at the back office. */
export function wrongCredentials(): FakeFailure {
  return new FakeFailure(401, 'Wrong email or password.')
}

/** Makes a user the signed-in one; a customer takes the guest's lists along. */
export function enter(state: FakeState, user: User, anonymousId = state.anonymousId): User {
  state.signedIn = user._id
  if (anonymousId && user.role === 'customer') mergeGuest(state, user._id, anonymousId)
  return user
}

/** The account with an address, whatever its case. */
export function findAccount(state: FakeState, email: string) {
  return state.accounts.find(({ user }) => user.email.toLowerCase() === email.toLowerCase())
}

/** Refuses an address that another account than `owner`'s has. */
export function ensureFree(state: FakeState, email: string, owner: string | null): void {
  const account = findAccount(state, email)
  if (account && account.user._id !== owner) throw wrongField(409, 'email', 'This email is already in use.')
}

/** A refusal because of one field: its sentence stands beside that field as well. */
export function wrongField(status: number, path: string, message: string): FakeFailure {
  return new FakeFailure(status, message, [{ path, message }])
}

/** The signed-in user; refused with 401 when there is none. */
export function signedInUser(state: FakeState): User {
  const user = currentUser(state)
  if (!user) throw new FakeFailure(401, 'Please log in first.')
  return user
}

/** Changes the user or the password of an account. */
export function changeAccount(state: FakeState, id: string, fields: { user?: User; password?: string }): void {
  state.accounts = state.accounts.map((account) => (account.user._id === id ? { ...account, ...fields } : account))
}
