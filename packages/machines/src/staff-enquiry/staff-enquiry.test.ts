import { createAdmin, createFakeApi, createProducts, testId, testPassword } from '@shop/api/testing'
import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { AdminEnquiry } from '@shop/api'
import { createDeferredActor, startChild } from '../testing/index.ts'
import { createStaffEnquiryActors } from './staff-enquiry.actors.ts'
import { staffEnquiryMachine } from './staff-enquiry.machine.ts'
import type { StaffEnquiry } from './staff-enquiry.types.ts'

it('sends the items with their quantities, and sends a form without problems only', async () => {
  const admin = createAdmin()
  const { client, state } = createFakeApi({
    accounts: [{ user: admin, password: testPassword }],
    signedIn: admin._id,
    products: createProducts(2),
  })
  const actors = createStaffEnquiryActors({ api: client })
  const actor = createActor(staffEnquiryMachine.provide({ actors }), { input: { reference: 'ILE-7K2Q9X' } }).start()
  actor.send({ type: 'fields.typed', values: { phoneNumber: '12', note: ' ' } })
  actor.send({ type: 'form.submit' })
  expect(actor.getSnapshot().context.problems).toEqual({
    name: 'Name is required.',
    phoneNumber: 'Must be at least 10 digits',
    lines: 'Choose an item, or write what was agreed in the note.',
  })
  const line = (index: number) =>
    ({ itemType: 'Product', item: testId('product', index), name: 'Sofa', price: 1, quantity: 1 }) as const
  for (const index of [1, 1, 2]) actor.send({ type: 'line.add', line: line(index) })
  actor.send({ type: 'line.set', item: line(2).item, quantity: 0 })
  actor.send({ type: 'fields.typed', values: { name: 'Ada Obi', phoneNumber: ' 08012345678 ' } })
  actor.send({ type: 'form.submit' })
  await waitFor(actor, (snapshot) => snapshot.hasTag('saved'))
  expect(state.enquiries).toMatchObject([
    { enquiry: { source: 'staff', items: [{ quantity: 2 }] }, desk: { phoneNumber: '08012345678' } },
  ])
})

it('shows why an enquiry could not be saved, and the messages about fields at their fields', async () => {
  const saves = createDeferredActor<AdminEnquiry, StaffEnquiry>()
  const machine = staffEnquiryMachine.provide({ actors: { saveEnquiry: saves.logic } })
  const { actor } = startChild(machine, { reference: 'ILE-7K2Q9X' })
  actor.send({ type: 'fields.typed', values: { name: 'Ada Obi', note: 'A sofa' } })
  actor.send({ type: 'form.submit' })
  const issues = [{ path: 'lines.0.item', message: 'This item does not exist any more.' }]
  await saves.requests[0]!.reject({ status: 422, serverMessage: 'Please check the form.', issues })
  expect(actor.getSnapshot().context).toMatchObject({
    failure: 'Please check the form.',
    problems: { lines: 'This item does not exist any more.' },
  })
})

it('keeps what was typed when the session has ended, and forgets the message about it when the admin has signed in again', async () => {
  const saves = createDeferredActor<AdminEnquiry, StaffEnquiry>()
  const machine = staffEnquiryMachine.provide({ actors: { saveEnquiry: saves.logic } })
  const { actor, reports } = startChild(machine, { reference: 'ILE-7K2Q9X' })
  actor.send({ type: 'fields.typed', values: { name: 'Ada Obi', note: 'A sofa' } })
  actor.send({ type: 'form.submit' })
  await saves.requests[0]!.reject({ status: 401 })
  expect([actor.getSnapshot().context.failure, reports]).toEqual([
    'Your session has ended. Please log in again to save. Nothing is lost.',
    [{ type: 'session.ended' }],
  ])
  actor.send({ type: 'fields.typed', values: { note: 'Two sofas' } })
  actor.send({ type: 'session.restored' })
  expect(actor.getSnapshot().context).toMatchObject({ failure: null, values: { name: 'Ada Obi', note: 'Two sofas' } })
})

it('holds at most fifty items, and asks before it leaves something that is not blank', () => {
  const { actor } = startChild(staffEnquiryMachine, { reference: 'ILE-7K2Q9X' })
  const line = (index: number) => ({ itemType: 'Product', item: `${index}`, name: 'Sofa', price: 1, quantity: 1 }) as const
  for (let index = 0; index < 51; index++) actor.send({ type: 'line.add', line: line(index) })
  expect(actor.getSnapshot().context.lines).toHaveLength(50)
  actor.send({ type: 'form.leave' })
  expect(actor.getSnapshot().hasTag('asking')).toBe(true)
  actor.send({ type: 'leave.cancel' })
  for (let index = 0; index < 50; index++) actor.send({ type: 'line.set', item: `${index}`, quantity: 0 })
  actor.send({ type: 'fields.typed', values: { note: ' ' } })
  actor.send({ type: 'form.leave' })
  expect(actor.getSnapshot().status).toBe('done')
})

it('keeps saving while it asks whether to leave', async () => {
  const saves = createDeferredActor<AdminEnquiry, StaffEnquiry>()
  const machine = staffEnquiryMachine.provide({ actors: { saveEnquiry: saves.logic } })
  const { actor } = startChild(machine, { reference: 'ILE-7K2Q9X' })
  actor.send({ type: 'fields.typed', values: { name: 'Ada Obi', note: 'A sofa' } })
  actor.send({ type: 'form.submit' })
  actor.send({ type: 'form.leave' })
  expect(actor.getSnapshot().hasTag('asking')).toBe(true)
  actor.send({ type: 'leave.cancel' })
  expect(actor.getSnapshot().hasTag('saving')).toBe(true)
  actor.send({ type: 'form.leave' })
  await saves.requests[0]!.reject({ status: null })
  expect([actor.getSnapshot().hasTag('editable'), saves.requests.length]).toEqual([true, 1])
})
