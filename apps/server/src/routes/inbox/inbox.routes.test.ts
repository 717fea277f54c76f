import type { InboxMessage } from '@shop/api'
import { createContactMessage } from '@shop/api/testing'
import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '../../testing/clock.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { send } from '../../testing/send.ts'
import { useTestShop } from '../../testing/shop.ts'
import { signIn } from '../../testing/users.ts'

describeDatabases('the inbox', (open) => {
  const clock = createTestClock()
  const shop = useTestShop(open, undefined, { clock: clock.now })
  let admin = ''
  const call = (text: string, payload?: object) => send(shop, text, payload, admin)
  const list = async (query = '') => {
    const { body } = await call(`GET /api/admin/messages${query}`)
    return body as unknown as { messages: InboxMessage[]; total: number; hasMore: boolean }
  }
  const subjects = async (query: string) => (await list(query)).messages.map(({ subject }) => subject)

  beforeAll(async () => {
    admin = (await signIn(shop.database, 'admin', { username: 'Bola Ade' })).cookie
    for (const fields of [
      { subject: 'A bed', message: 'Does 100% cotton cost more?' },
      { subject: 'A sofa', name: 'Ṣadé Bello' },
      { subject: 'A table', phoneNumber: '08099999999' },
    ]) {
      clock.pass(1000)
      await send(shop, 'POST /api/contact', createContactMessage(fields))
    }
  })

  test('admins read what customers sent, newest first and page by page', async () => {
    const first = await list('?limit=2')
    expect([first.messages.map(({ subject }) => subject), first.hasMore, first.total]).toEqual([['A table', 'A sofa'], true, 3])
    expect(await list('?limit=2&page=2')).toEqual({
      messages: [
        {
          ...createContactMessage({ subject: 'A bed', message: 'Does 100% cotton cost more?' }),
          _id: expect.any(String),
          createdAt: expect.any(String),
          doneAt: null,
          doneBy: null,
        },
      ],
      hasMore: false,
      total: 3,
    })
  })

  test.each([
    ['?search=0809999', ['A table']],
    ['?search=%C5%9Fad%C3%A9', []],
    ['?search=%E1%B9%A2ad%C3%A9%20SOFA', ['A sofa']],
    ['?search=100%25', ['A bed']],
    ['?search=%25', ['A bed']],
  ])('the search %s finds messages that contain every word', async (query, found) => {
    expect(await subjects(query)).toEqual(found)
  })

  test('an admin marks a message as done and opens it again', async () => {
    const [{ _id } = { _id: '' }] = (await list('?search=bello')).messages
    const done = await call(`PUT /api/admin/messages/${_id}`, { isDone: true })
    expect(done).toMatchObject({ status: 200, body: { doneAt: clock.now().toISOString(), doneBy: 'Bola Ade' } })
    expect([await subjects('?state=open'), await subjects('?state=done')]).toEqual([['A table', 'A bed'], ['A sofa']])
    const opened = await call(`PUT /api/admin/messages/${_id}`, { isDone: false })
    expect(opened.body).toMatchObject({ doneAt: null, doneBy: null })
    expect(await subjects('?state=done')).toEqual([])
  })

  test('an unknown message gets status 404', async () => {
    const response = await call('PUT /api/admin/messages/01890000-0000-7000-8000-000000000000', { isDone: true })
    expect(response).toMatchObject({ status: 404, body: { message: 'This message does not exist.' } })
  })
})
