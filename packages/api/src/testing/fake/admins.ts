import { adminsMessages } from '../../schemas/admins.ts'
import type { Admins, User } from '../../schemas/types.ts'
import { changeAccount, findAccount, signedInUser, wrongField } from './accounts.ts'
import { FakeFailure } from './failure.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { nameOfAdmin } from './accounts.ts'
import type { FakeState } from './state.ts'

/** The endpoints for admins of the fake. The token of an invitation is `invitation-` and its address. */
export const adminsEndpoints: FakeGroup<'admins'> = {
  list: adminsOf,
  remove: (state, { params: { id } }) => {
    if (signedInUser(state)._id === id) throw new FakeFailure(409, adminsMessages.removesSelf)
    const account = state.accounts.find(({ user }) => user._id === id && user.role === 'admin')
    if (!account) throw new FakeFailure(404, adminsMessages.adminNotFound)
    changeAccount(state, id, { user: { ...account.user, role: 'customer' } })
    return adminsOf(state)
  },
  invite: (state, { body: { email } }) => {
    if (findAccount(state, email)?.user.role === 'admin') throw wrongField(409, 'email', adminsMessages.isAdmin)
    const old = state.invitations.find((each) => each.email.toLowerCase() === email.toLowerCase())
    const invitation = {
      _id: old?._id ?? state.nextId('invitation'),
      email,
      invitedBy: nameOfAdmin(state),
      invitedAt: state.nextTime(),
      isExpired: false,
    }
    state.invitations = [invitation, ...state.invitations.filter((each) => each !== old)]
    return adminsOf(state)
  },
  withdraw: (state, { params: { id } }) => {
    if (!state.invitations.some(({ _id }) => _id === id)) throw new FakeFailure(404, adminsMessages.invitationNotFound)
    state.invitations = state.invitations.filter(({ _id }) => _id !== id)
    return adminsOf(state)
  },
  readInvitation: (state, { params: { token } }) => {
    const { email } = invitationOf(state, token)
    return { email, hasAccount: findAccount(state, email) !== undefined }
  },
  accept: (state, { params: { token }, body: { username, newPassword } }) => {
    const invitation = invitationOf(state, token)
    const { email } = invitation
    const account = findAccount(state, email)
    const blank: User = { _id: state.nextId('user'), role: 'admin', username, email, phoneNumber: '' }
    if (account) {
      const user: User = { ...account.user, role: 'admin', username }
      changeAccount(state, user._id, { user, password: newPassword })
    } else state.accounts.push({ user: blank, password: newPassword })
    state.invitations = state.invitations.filter((each) => each !== invitation)
    return { message: adminsMessages.accepted }
  },
}

function adminsOf({ accounts, invitations }: FakeState): Admins {
  const admins = accounts.filter(({ user }) => user.role === 'admin')
  return {
    admins: admins.map(({ user: { _id, username, email } }) => ({ _id, username, email, since: '2026-01-01T09:00:00.000Z' })),
    invitations,
  }
}

function invitationOf(state: FakeState, token: string) {
  const found = state.invitations.find(({ email, isExpired }) => token === `invitation-${email}` && !isExpired)
  if (!found) throw new FakeFailure(400, adminsMessages.deadInvitation)
  return found
}
