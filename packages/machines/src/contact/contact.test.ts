import type { ContactMessage } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import { createContactMessage, createUser } from '@shop/api/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { Identity } from '../identity.ts'
import { createDeferredActor, recordRequests, startChild } from '../testing/index.ts'
import { createContactActors } from './contact.actors.ts'
import type { ContactApi } from './contact.actors.ts'
import { contactMachine } from './contact.machine.ts'
import type { ContactInput, NumberedMessage } from './contact.types.ts'

const empty = { name: '', email: '', phoneNumber: '', subject: '', message: '' }
const message = createContactMessage()
const user = createUser({ username: 'Bisi Ojo', email: 'bisi@example.com', phoneNumber: '08055555555' })

function start(input: ContactInput = { user: null }) {
  const { logic, requests } = createDeferredActor<{ message: string }, NumberedMessage>()
  const child = startChild(contactMachine.provide({ actors: { sendMessage: logic } }), input)
  return {
    ...child,
    requests,
    type: (values: Partial<ContactMessage>) => child.send({ type: 'fields.typed', values }),
    submit: () => child.send({ type: 'message.submitted' }),
    meet: (identity: Identity) => child.send({ type: 'identity.changed', identity }),
    values: () => child.context().values,
    numbers: () => requests.map(({ input: { messageNumber } }) => messageNumber),
    problems: () => child.context().problems,
  }
}

function startSending(input?: ContactInput) {
  const contact = start(input)
  contact.type(message)
  contact.submit()
  return contact
}

describe('A wish', () => {
  const wishFor = (wish: string) => ({ subject: 'Can you make this?', message: `I am looking for: ${wish}` })

  it('fills in the subject and the message, and the next wish replaces them', () => {
    const { actor, values } = start()
    actor.send({ type: 'wish.asked', fields: wishFor('a hammock') })
    expect(values()).toEqual({ ...empty, ...wishFor('a hammock') })
    actor.send({ type: 'wish.asked', fields: wishFor('a swing') })
    expect(values()).toEqual({ ...empty, ...wishFor('a swing') })
  })

  it('replaces no message that was typed', () => {
    const { actor, type, values } = start()
    actor.send({ type: 'wish.asked', fields: wishFor('a hammock') })
    type({ message: 'I am looking for: a hammock in blue' })
    actor.send({ type: 'wish.asked', fields: wishFor('a swing') })
    expect(values().message).toBe('I am looking for: a hammock in blue')
  })
})

describe('Name, email and phone number', () => {
  it('fills the contact form with the name, email and phone number of the signed-in user', () => {
    expect(start({ user }).values()).toEqual({
      ...empty,
      name: 'Bisi Ojo',
      email: 'bisi@example.com',
      phoneNumber: '08055555555',
    })
  })

  it('fills the contact form when the user signs in, except typed values', () => {
    const contact = start()
    contact.type({ name: 'Bisi', message: 'Hello' })
    contact.meet({ kind: 'customer', user })
    expect(contact.values()).toEqual({
      name: 'Bisi',
      email: 'bisi@example.com',
      phoneNumber: '08055555555',
      subject: '',
      message: 'Hello',
    })
  })

  it('clears the values of the account when the user signs out, except typed values', () => {
    const contact = start({ user })
    contact.type({ email: 'other@example.com', subject: 'A sofa' })
    contact.meet({ kind: 'visitor' })
    expect(contact.values()).toEqual({ ...empty, email: 'other@example.com', subject: 'A sofa' })
  })

  it("fills in nothing for a guest, and an admin's own values for an admin", () => {
    const contact = start()
    contact.meet({ kind: 'guest', anonymousId: 'id' })
    expect(contact.values()).toEqual(empty)
    contact.meet({ kind: 'admin', user })
    expect(contact.values().name).toBe('Bisi Ojo')
  })
})

describe('The messages of the specification', () => {
  it('shows a message at every field of an empty contact form and sends nothing', () => {
    const contact = start()
    contact.submit()
    expect(contact.problems()).toEqual({
      name: 'Name is required.',
      email: 'Enter valid email address',
      phoneNumber: 'Must be at least 10 digits',
      subject: 'Subject is required.',
      message: 'Message is required.',
    })
    expect([contact.requests, contact.notices]).toEqual([[], []])
  })

  it.each([
    ['Thank you, we will answer soon.', 'Thank you, we will answer soon.'],
    ['', 'Message sent successfully!'],
    [' ', 'Message sent successfully!'],
  ])('emits a success notice when the message is sent and the server says %j', async (message, text) => {
    const contact = startSending()
    await contact.requests[0]!.resolve({ message })
    expect(contact.notices).toEqual([{ tone: 'success', text }])
  })

  it.each([
    ['The server says why.', Object.assign(new Error('422'), { serverMessage: 'The server says why.' })],
    ['Failed to send message. Please try again.', new TypeError('fetch failed')],
    ['Failed to send message. Please try again.', { status: 502 }],
  ])('emits a notice when sending the message fails: %s', async (text, error) => {
    const contact = startSending()
    await contact.requests[0]!.reject(error)
    expect(contact.notices).toEqual([{ tone: 'error', text }])
  })
})

describe('Sending the contact form', () => {
  it('sends every field of the contact form, trimmed', () => {
    const contact = start()
    const spaced = Object.fromEntries(Object.entries(message).map(([field, text]) => [field, ` ${text} `]))
    contact.type(spaced)
    contact.submit()
    expect(contact.requests.map(({ input }) => input.message)).toEqual([message])
  })

  it('clears name, email, subject and message after sending, and can be filled in again', async () => {
    const contact = startSending({ user })
    await contact.requests[0]!.resolve({ message: 'Thank you.' })
    expect(contact.values()).toEqual({ ...empty, phoneNumber: message.phoneNumber })
    expect(contact.state()).toBe('idle')
  })

  it('leaves the cleared fields empty when the root repeats the identity', async () => {
    const contact = startSending({ user })
    await contact.requests[0]!.resolve({ message: 'Thank you.' })
    contact.meet({ kind: 'customer', user })
    expect(contact.values()).toEqual({ ...empty, phoneNumber: message.phoneNumber })
  })

  it("keeps everything typed when sending fails, with the server's messages at the fields", async () => {
    const contact = startSending()
    await contact.requests[0]!.reject({ status: 422, issues: [{ path: 'subject', message: 'Subject is too long.' }] })
    expect(contact.values()).toEqual(message)
    expect(contact.problems()).toEqual({ subject: 'Subject is too long.' })
  })

  it('sends one message when it is submitted twice, and ignores typing meanwhile', () => {
    const contact = startSending()
    contact.submit()
    contact.type({ message: 'Another text' })
    expect(contact.requests).toHaveLength(1)
    expect(contact.values().message).toBe(message.message)
  })

  it('continues to send the message when the user signs out meanwhile', async () => {
    const contact = startSending({ user })
    contact.meet({ kind: 'visitor' })
    await contact.requests[0]!.resolve({ message: '' })
    expect(contact.notices).toEqual([{ tone: 'success', text: 'Message sent successfully!' }])
  })

  it('clears the problem of a contact field when the user types in it', () => {
    const contact = start({ user })
    contact.submit()
    contact.type({ subject: 'A' })
    expect(contact.problems()).toEqual({ message: 'Message is required.' })
  })

  it('sends a message again with the same number when its response was lost', async () => {
    const contact = startSending()
    await contact.requests[0]!.reject({ status: null })
    contact.type({ message: `${message.message} ` })
    contact.submit()
    await contact.requests[1]!.reject({ status: 502 })
    contact.submit()
    expect(contact.numbers()).toEqual([1, 1, 1])
  })

  it('gives a changed message a new number, and the message after a success too', async () => {
    const contact = startSending()
    await contact.requests[0]!.reject({ status: null })
    contact.type({ message: 'Another text' })
    contact.submit()
    await contact.requests[1]!.resolve({ message: '' })
    contact.type({ ...message, message: 'Another text' })
    contact.submit()
    expect(contact.numbers()).toEqual([1, 2, 3])
  })

  it('sends the contact message to the API, with an id from the page and its number', () => {
    const { call, calls } = recordRequests()
    const api: ContactApi = { contact: { send: call('contact.send') } }
    const actor = createActor(contactMachine.provide({ actors: createContactActors({ api, createId: () => 'page' }) }), {
      input: { user: null },
    }).start()
    actor.send({ type: 'fields.typed', values: message })
    actor.send({ type: 'message.submitted' })
    expect(calls.map(({ name, input }) => [name, input])).toEqual([
      ['contact.send', { body: { ...message, messageId: 'page:1' } }],
    ])
    expectTypeOf<ApiClient>().toExtend<ContactApi>()
  })
})
