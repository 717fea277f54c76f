import { describe, expect, it } from 'vitest'
import { createAdmin, createContactMessage, createSignUp, createUser, testPassword } from '../factories/index.ts'
import { createCheckedFake } from './checked-fake.ts'
import type { FakeSeed } from './state.ts'

const ada = createUser()
const admin = createAdmin()
const accounts = [
  { user: ada, password: testPassword },
  { user: admin, password: testPassword },
]
const open = (seed: FakeSeed = {}) => createCheckedFake({ accounts, ...seed })
const asAda = { signedIn: ada._id }

describe('the session of the fake', () => {
  it('auth.check returns the signed-in user, and 401 when nobody is signed in', async () => {
    expect(await open(asAda).client.auth.check()).toEqual(ada)
    await expect(open().client.auth.check()).rejects.toMatchObject({ status: 401 })
  })
})

describe('signing up at the fake', () => {
  it('signing up creates a customer from the payload and signs in', async () => {
    const { client } = open()
    const user = await client.auth.signUp({ body: createSignUp() })
    expect(user).toMatchObject({ role: 'customer', username: 'Chidi Eze', email: 'chidi@example.com' })
    expect(await client.auth.check()).toEqual(user)
  })

  it('signing up rejects an email address that is already in use, ignoring case', async () => {
    const body = createSignUp({ email: ada.email.toUpperCase() })
    await expect(open().client.auth.signUp({ body })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'This email is already in use.',
    })
  })
})

describe('logging in at the fake', () => {
  it('logging in returns the user, and gives one message for a wrong password and an unknown address', async () => {
    const { client } = open()
    expect(await client.auth.logIn({ body: { email: ada.email, password: testPassword } })).toEqual(ada)
    const refusal = { status: 401, serverMessage: 'Wrong email or password.' }
    await expect(client.auth.logIn({ body: { email: ada.email, password: 'x' } })).rejects.toMatchObject(refusal)
    await expect(client.auth.logIn({ body: { email: 'no@example.com', password: 'x' } })).rejects.toMatchObject(refusal)
  })

  it('the admin login rejects a customer like a wrong password, and leaves the customer signed out', async () => {
    const { client, state } = open()
    await expect(client.admin.logIn({ body: { email: ada.email, password: testPassword } })).rejects.toMatchObject({
      status: 401,
      serverMessage: 'Wrong email or password.',
    })
    expect(state.signedIn).toBeNull()
    expect(await client.admin.logIn({ body: { email: admin.email, password: testPassword } })).toEqual(admin)
  })

  it('logging out ends the session', async () => {
    const { client } = open(asAda)
    await client.auth.logOut()
    await expect(client.auth.check()).rejects.toMatchObject({ status: 401 })
  })
})

describe('accounts of the fake', () => {
  it('a customer can change name and email of the profile', async () => {
    const { client } = open(asAda)
    const changed = await client.auth.update({
      body: { username: 'Ada B. Obi', email: 'ada.obi@example.com' },
    })
    expect(changed).toEqual({ ...ada, username: 'Ada B. Obi', email: 'ada.obi@example.com' })
    expect(await client.auth.check()).toEqual(changed)
  })

  it('a customer can keep the same email address, but not take one of another account', async () => {
    const { client } = open(asAda)
    const { username, email } = ada
    await expect(client.auth.update({ body: { username, email } })).resolves.toEqual(ada)
    await expect(client.auth.update({ body: { username, email: admin.email } })).rejects.toMatchObject({
      status: 409,
    })
  })

  it('a customer can change the password only with the correct old one', async () => {
    const { client } = open(asAda)
    const newPassword = 'Mahogany-7'
    await expect(client.auth.changePassword({ body: { oldPassword: 'wrong', newPassword } })).rejects.toMatchObject({
      status: 403,
      issues: [{ path: 'oldPassword', message: 'The old password is wrong.' }],
    })
    await client.auth.changePassword({ body: { oldPassword: testPassword, newPassword } })
    expect(await client.auth.logIn({ body: { email: ada.email, password: newPassword } })).toEqual(ada)
  })

  it('deleting an account signs the customer out and makes login impossible', async () => {
    const { client } = open(asAda)
    await client.auth.remove()
    await expect(client.auth.check()).rejects.toMatchObject({ status: 401 })
    await expect(client.auth.logIn({ body: { email: ada.email, password: testPassword } })).rejects.toMatchObject({ status: 401 })
  })
})

describe('forgotten passwords at the fake', () => {
  it('a known and an unknown address get the same response to a forgotten password', async () => {
    const { client, state } = open()
    const responses = [
      await client.auth.forgotPassword({ body: { email: 'no@example.com' } }),
      await client.auth.forgotPassword({ body: { email: ada.email } }),
    ]
    expect(responses[0]).toEqual(responses[1])
    expect([...state.resetTokens.values()]).toEqual([ada._id])
  })

  it('the token of a reset link sets a new password only once', async () => {
    const { client, state } = open()
    await client.auth.forgotPassword({ body: { email: ada.email } })
    const [token = ''] = state.resetTokens.keys()
    const request = { params: { token }, body: { newPassword: 'Mahogany-7' } }
    await client.auth.resetPassword(request)
    expect(await client.auth.logIn({ body: { email: ada.email, password: 'Mahogany-7' } })).toEqual(ada)
    await expect(client.auth.resetPassword(request)).rejects.toMatchObject({
      status: 400,
      serverMessage: 'This reset link is not valid any more.',
    })
  })
})

describe('the contact form of the fake', () => {
  it("stores a contact message and returns the specification's response", async () => {
    const { client, state } = open()
    expect(await client.contact.send({ body: createContactMessage() })).toEqual({
      message: 'Message sent successfully!',
    })
    const { message, ...texts } = createContactMessage()
    expect(state.enquiries).toMatchObject([
      { enquiry: { source: 'contact', status: 'new', items: [], note: message }, linkKey: '', desk: texts },
    ])
  })

  it('stores a contact message that is sent again with the same id once', async () => {
    const { client, state } = open()
    for (const messageId of ['page:1', 'page:1', 'page:2']) {
      expect(await client.contact.send({ body: { ...createContactMessage(), messageId } })).toEqual({
        message: 'Message sent successfully!',
      })
    }
    expect(state.enquiries).toHaveLength(2)
  })
})
