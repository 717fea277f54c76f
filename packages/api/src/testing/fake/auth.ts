import { accountSentences } from '@shop/domain'
import { accountMessages } from '../../schemas/account-messages.ts'
import type { User } from '../../schemas/types.ts'
import { changeAccount, ensureFree, enter, findAccount, ownerOf, signedInUser, signIn, wrongField } from './accounts.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { FakeFailure } from './failure.ts'

/** The account endpoints of the fake. */
export const authEndpoints: FakeGroup<'auth'> = {
  check: signedInUser,
  signUp: (state, { body: { fullName, email, phoneNumber, password, anonymousId } }) => {
    ensureFree(state, email, null)
    const user: User = { _id: state.nextId('user'), role: 'customer', username: fullName, email, phoneNumber }
    state.accounts.push({ user, password })
    state.confirmationTokens.set(`confirm-${state.confirmationTokens.size + 1}`, user._id)
    return enter(state, user, anonymousId || state.anonymousId)
  },
  logIn: (state, { body }) => signIn(state, body.email, body.password),
  logOut: (state) => {
    state.signedIn = null
    return { message: accountSentences.loggedOut }
  },
  update: (state, { query, body }) => {
    const user = ownerOf(state, query)
    ensureFree(state, body.email, user._id)
    const changed = { ...user, ...body, phoneNumber: body.phoneNumber ?? user.phoneNumber }
    changeAccount(state, user._id, { user: changed })
    return changed
  },
  remove: (state, { query }) => {
    const { _id } = ownerOf(state, query)
    state.accounts = state.accounts.filter(({ user }) => user._id !== _id)
    state.carts.delete(_id)
    state.wishlists.delete(_id)
    state.signedIn = null
    return { message: accountSentences.accountDeleted }
  },
  forgotPassword: (state, { body }) => {
    const account = findAccount(state, body.email)
    if (account) state.resetTokens.set(`reset-${state.resetTokens.size + 1}`, account.user._id)
    return { message: accountMessages.resetLinkSent }
  },
  resetPassword: (state, { params: { token }, body: { newPassword } }) => {
    const id = state.resetTokens.get(token)
    if (id === undefined) throw new FakeFailure(400, accountMessages.deadResetLink)
    state.resetTokens.delete(token)
    changeAccount(state, id, { password: newPassword })
    const account = state.accounts.find(({ user }) => user._id === id)
    return { message: accountMessages.passwordReset, role: account?.user.role ?? 'customer' }
  },
  confirmEmail: (state, { params: { token } }) => {
    if (!state.confirmationTokens.has(token)) throw new FakeFailure(400, accountMessages.deadConfirmationLink)
    return { message: accountMessages.emailConfirmed }
  },
  changePassword: (state, { query, body: { oldPassword, newPassword } }) => {
    const { _id } = ownerOf(state, query)
    const account = state.accounts.find(({ user }) => user._id === _id)
    if (account?.password !== oldPassword) throw wrongField(403, 'oldPassword', accountMessages.wrongOldPassword)
    changeAccount(state, _id, { password: newPassword })
    return { message: accountMessages.passwordChanged }
  },
}
