import { accountMessages } from '../../schemas/account-messages.ts'
import type { Access } from '../../contract/index.ts'
import { FakeFailure } from './failure.ts'
import { currentUser } from './state.ts'
import type { FakeState } from './state.ts'

/** Rejects a request without access: 401 when signed out, 403 for a customer at an admin endpoint. */
export function ensureAccess(state: FakeState, access: Access): void {
  const user = currentUser(state)
  if (access === 'public' || (access === 'guest' && state.anonymousId !== null)) return
  if (!user) throw new FakeFailure(401, accountMessages.signedOut)
  if (access === 'admin' && user.role !== 'admin') throw new FakeFailure(403, accountMessages.adminsOnly)
}
