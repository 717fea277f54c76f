import { describe, expect, it } from 'vitest'
import { createAdmin, createInboxMessage, testPassword } from '../factories/index.ts'
import { createCheckedFake } from './checked-fake.ts'

describe('the inbox', () => {
  const admin = createAdmin()
  const start = () =>
    createCheckedFake({
      accounts: [{ user: admin, password: testPassword }],
      signedIn: admin._id,
      messages: [createInboxMessage({ subject: 'A bed' }, 1), createInboxMessage({ subject: 'A sofa', name: 'Chidi Eze' }, 2)],
    })

  it('lists the newest message first, and finds messages by their words', async () => {
    const { client } = start()
    expect((await client.inbox.list()).messages.map(({ subject }) => subject)).toEqual(['A sofa', 'A bed'])
    expect(await client.inbox.list({ query: { search: 'chidi SOFA' } })).toMatchObject({
      messages: [{ subject: 'A sofa' }],
      total: 1,
    })
  })

  it('marks a message as done and opens it again', async () => {
    const { client, state } = start()
    const { _id } = state.messages[0]!
    const done = await client.inbox.update({ params: { id: _id }, body: { isDone: true } })
    expect(done).toMatchObject({ doneBy: 'Bola Ade', doneAt: expect.any(String) })
    expect((await client.inbox.list({ query: { state: 'open' } })).messages.map(({ subject }) => subject)).toEqual(['A sofa'])
    expect((await client.inbox.list({ query: { state: 'done' } })).messages).toEqual([done])
    expect(await client.inbox.update({ params: { id: _id }, body: { isDone: false } })).toMatchObject({
      doneAt: null,
      doneBy: null,
    })
  })
})
