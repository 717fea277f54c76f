import { describe, expect, it } from 'vitest'
import { createAdmin, createInvitation, createUser, testPassword } from '../factories/index.ts'
import { createFakeApi } from './create-fake-api.ts'

const [admin, user] = [createAdmin(), createUser()]
const accounts = [admin, user].map((each) => ({ user: each, password: testPassword }))
const signedIn = admin._id
const acceptance = { username: 'Tunde Bakare', newPassword: 'Iroko-Stool-7' }

describe('the admins of the fake', () => {
  it('invites somebody, who accepts once and is then removed', async () => {
    const { client } = createFakeApi({ accounts, signedIn })
    const email = 'tunde@example.com'
    await client.admins.invite({ body: { email } })
    const { invitations } = await client.admins.invite({ body: { email: 'TUNDE@example.com' } })
    expect(invitations).toMatchObject([{ email: 'TUNDE@example.com', invitedBy: admin.username, isExpired: false }])
    const params = { token: 'invitation-TUNDE@example.com' }
    expect(await client.admins.readInvitation({ params })).toEqual({ email: 'TUNDE@example.com', hasAccount: false })
    await client.admins.accept({ params, body: acceptance })
    await expect(client.admins.accept({ params, body: acceptance })).rejects.toMatchObject({ status: 400 })
    const { admins } = await client.admins.list()
    expect(admins.map(({ username }) => username)).toEqual([admin.username, 'Tunde Bakare'])
    expect((await client.admins.remove({ params: { id: admins[1]!._id } })).admins).toHaveLength(1)
    await expect(client.admins.remove({ params: { id: admin._id } })).rejects.toMatchObject({ status: 409 })
  })

  it('makes a customer an admin with a new password, and withdraws invitations', async () => {
    const invitations = [createInvitation({ email: user.email }), createInvitation({}, 2)]
    const { client } = createFakeApi({ accounts, signedIn, invitations })
    expect((await client.admins.withdraw({ params: { id: invitations[1]!._id } })).invitations).toHaveLength(1)
    await expect(client.admins.withdraw({ params: { id: invitations[1]!._id } })).rejects.toMatchObject({ status: 404 })
    await client.admins.accept({ params: { token: `invitation-${user.email}` }, body: acceptance })
    expect(await client.admin.logIn({ body: { email: user.email, password: 'Iroko-Stool-7' } })).toMatchObject({
      _id: user._id,
      username: 'Tunde Bakare',
      role: 'admin',
    })
    await expect(client.admins.invite({ body: { email: user.email } })).rejects.toMatchObject({ status: 409 })
  })
})
