import type { AdminEnquiry } from '@shop/api'
import { createAdmin, createEnquiry, createFakeApi, failureResponse, testLinkKey, testPassword } from '@shop/api/testing'
import type { EnquiryStatus } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { createDeferredActor, startChild } from '../testing/index.ts'
import { createEnquiryDeskActors } from './enquiry-desk.actors.ts'
import { enquiryDeskMachine } from './enquiry-desk.machine.ts'
import { enquiryDeskMessages } from './enquiry-desk.messages.ts'
import type { EnquiryChange, EnquiryChangeKind, EnquiryForm } from './enquiry-desk.types.ts'

const reference = 'ILE-7K2Q9X'

async function open() {
  const admin = createAdmin()
  const api = createFakeApi({
    accounts: [{ user: admin, password: testPassword }],
    signedIn: admin._id,
    enquiries: [{ enquiry: createEnquiry(), linkKey: testLinkKey }],
  })
  const { client } = api
  const clock = new SimulatedClock()
  let isResponseLost = false
  const losing =
    <Request extends unknown[], Response>(send: (...request: Request) => Promise<Response>) =>
    async (...request: Request) => {
      const response = await send(...request)
      if (!isResponseLost) return response
      isResponseLost = false
      throw Object.assign(new Error('Connection lost'), { status: null })
    }
  const { read, step, undo, note, quote } = client.adminEnquiries
  const adminEnquiries = { read, step: losing(step), undo: losing(undo), note: losing(note), quote: losing(quote) }
  const actors = createEnquiryDeskActors({ api: { adminEnquiries } })
  const actor = createActor(enquiryDeskMachine.provide({ actors }), { input: { reference, page: 'page' }, clock })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const rested = () => waitFor(actor, (snapshot) => snapshot.hasTag('editable'))
  await rested()
  const context = () => actor.getSnapshot().context
  return {
    api: client.adminEnquiries,
    override: api.override,
    /** How many changes were sent. */
    timesSent: () => api.requests.filter(({ endpoint }) => endpoint !== 'adminEnquiries.read').length,
    /** The notices and failures so far. */
    emitted,
    actor,
    context,
    loseResponse: () => void (isResponseLost = true),
    type: (values: Partial<EnquiryForm>) => actor.send({ type: 'form.set', values }),
    rested,
    clock,
    save: async (kind: EnquiryChangeKind): Promise<AdminEnquiry> => {
      actor.send({ type: 'change.save', kind })
      await rested()
      clock.increment(500)
      return context().enquiry!
    },
  }
}

describe('enquiryDeskMachine', () => {
  it('takes the usual step, undoes it, and takes a chosen one', async () => {
    const { save, type, context, emitted } = await open()
    expect((await save('step')).status).toBe('answered')
    expect(emitted).toEqual([{ type: 'notice', tone: 'success', text: 'Step saved.' }])
    expect((await save('undo')).status).toBe('new')
    type({ to: 'lost' })
    type({ reason: 'Too far away' })
    expect(await save('step')).toMatchObject({ status: 'lost', history: [{}, {}, { to: 'lost', text: 'Too far away' }] })
    expect(context().form).toMatchObject({ to: '', reason: '' })
  })

  it.each(['step', 'undo'] as const)('ignores the second tap of a double tap: %s', async (kind) => {
    const { actor, clock, rested, save, context, timesSent } = await open()
    await save('step')
    await save('step')
    const statusAfter = kind === 'step' ? 'deposit-paid' : 'answered'
    const tap = async () => {
      actor.send({ type: 'change.save', kind })
      await rested()
    }
    await tap()
    for (const milliseconds of [120, 200, 179]) {
      clock.increment(milliseconds)
      await tap()
    }
    expect([context().enquiry!.status, timesSent()]).toEqual([statusAfter, 3])
    clock.increment(1)
    await tap()
    expect(timesSent()).toBe(4)
  })

  it('saves a note and a quote right after a step, and a step right after them', async () => {
    const { actor, rested, type, context } = await open()
    type({ note: 'Call back', deposit: '450k' })
    const saveAtOnce = async (kind: EnquiryChangeKind) => {
      actor.send({ type: 'change.save', kind })
      await rested()
    }
    for (const kind of ['step', 'note', 'quote', 'step'] as const) await saveAtOnce(kind)
    expect(context().enquiry).toMatchObject({ status: 'quoted', deposit: 450_000, history: [{}, { text: 'Call back' }, {}] })
  })

  it('saves the quote as typed and keeps a note that is not saved yet', async () => {
    const { save, type, context } = await open()
    type({
      quotedTotal: '1.2m',
      deposit: '450k',
      promisedDate: '2026-03-01',
      name: ' Ada ',
      phoneNumber: ' ',
      note: 'Call back',
    })
    expect(await save('quote')).toMatchObject({
      quotedTotal: 1_200_000,
      deposit: 450_000,
      promisedDate: '2026-03-01',
      name: 'Ada',
    })
    expect(context().form).toMatchObject({ quotedTotal: '1200000', name: 'Ada', note: 'Call back' })
    expect((await save('note')).history).toMatchObject([{ text: 'Call back' }])
    expect(context().form.note).toBe('')
  })

  it.each<[EnquiryChangeKind, Partial<EnquiryForm>, string]>([
    ['quote', { phoneNumber: '12' }, 'Must be at least 10 digits'],
    ['quote', { quotedTotal: 'a lot' }, enquiryDeskMessages.amountWrong],
    ['quote', { deposit: '-1' }, enquiryDeskMessages.amountWrong],
    ['quote', { deposit: '0.001' }, enquiryDeskMessages.amountWrong],
    ['quote', { quotedTotal: '1000000m' }, enquiryDeskMessages.amountWrong],
    ['note', { note: ' ' }, 'Write the note first.'],
    ['step', { reason: ' ', to: 'lost' }, 'Say why the order came to nothing.'],
  ])('does not send a %s with %j, and shows why', async (kind, values, message) => {
    const { save, type, context, timesSent } = await open()
    type(values)
    await save(kind)
    expect([context().problems, timesSent()]).toEqual([[{ path: Object.keys(values)[0], message }], 0])
  })

  it('saves amounts from zero to the highest price, a phone number without spaces, and empty fields as nothing', async () => {
    const { save, type } = await open()
    type({ quotedTotal: '999999999999.99', deposit: '0', phoneNumber: ' 08012345678 ' })
    expect(await save('quote')).toMatchObject({ quotedTotal: 999_999_999_999.99, deposit: 0, phoneNumber: '08012345678' })
    type({ quotedTotal: ' ', deposit: '' })
    expect(await save('quote')).toMatchObject({ quotedTotal: null, deposit: null })
  })

  it('sends the reason of a lost order only with that step', async () => {
    const { save, type } = await open()
    type({ to: 'lost', reason: 'Too far away' })
    type({ to: '' })
    expect((await save('step')).history).toMatchObject([{ to: 'answered', text: '' }])
  })

  it("shows the server's messages at their fields, each until its field is changed", async () => {
    const { override, save, type, context } = await open()
    const issues = ['text', 'deposit'].map((path) => ({ path, message: `Not this ${path}.` }))
    override('adminEnquiries.note', () => failureResponse(422, 'Not this one.', issues))
    type({ note: 'Call back' })
    await save('note')
    const deposit = { path: 'deposit', message: 'Not this deposit.' }
    expect(context().problems).toEqual([{ path: 'note', message: 'Not this text.' }, deposit])
    type({ note: 'Call' })
    expect(context().problems).toEqual([deposit])
  })

  it('asks before it leaves something typed, but not for the choice of a step', async () => {
    const { actor, type } = await open()
    type({ note: 'Call back' })
    actor.send({ type: 'form.leave' })
    expect(actor.getSnapshot().hasTag('asking')).toBe(true)
    actor.send({ type: 'leave.cancel' })
    type({ note: '', to: 'lost' })
    actor.send({ type: 'form.leave' })
    expect(actor.getSnapshot().status).toBe('done')
  })

  it('adds a note once whose response was lost, and two notes with the same text twice', async () => {
    const { loseResponse, save, type, context, emitted } = await open()
    type({ note: 'Call back' })
    loseResponse()
    await save('note')
    expect(context().failure).not.toBeNull()
    expect(emitted).toEqual([{ type: 'failure', error: expect.objectContaining({ message: 'Connection lost' }) }])
    expect((await save('note')).history).toMatchObject([{ text: 'Call back' }])
    type({ note: 'Call back' })
    expect((await save('note')).history).toMatchObject([{ text: 'Call back' }, { text: 'Call back' }])
  })

  it('finishes a step, an undone step and a quote that were stored although the response was lost', async () => {
    const { loseResponse, save, type, context, emitted } = await open()
    const saveTwice = async (kind: EnquiryChangeKind) => {
      loseResponse()
      await save(kind)
      expect(context().failure).not.toBeNull()
      const saved = await save(kind)
      return [saved.status, context().failure, emitted.at(-1)]
    }
    const notice = (text: string) => ({ type: 'notice', tone: 'success', text })
    expect(await saveTwice('step')).toEqual(['answered', null, notice('Step saved.')])
    type({ quotedTotal: '1.2m', name: ' Ada ' })
    expect(await saveTwice('quote')).toEqual(['answered', null, notice('Quote saved.')])
    expect(context().form).toMatchObject({ quotedTotal: '1200000', name: 'Ada' })
    expect(await saveTwice('undo')).toEqual(['new', null, notice('Step undone.')])
    type({ to: 'lost', reason: 'Too far away ' })
    expect(await saveTwice('step')).toEqual(['lost', null, notice('Step saved.')])
    expect(context().form).toMatchObject({ to: '', reason: '' })
  })

  it('saves a changed quote over the one whose response was lost', async () => {
    const { loseResponse, save, type, context, emitted } = await open()
    type({ quotedTotal: '1.2m', deposit: '450k', note: 'Call back' })
    loseResponse()
    await save('quote')
    type({ quotedTotal: '1.3m', deposit: '' })
    expect(await save('quote')).toMatchObject({ quotedTotal: 1_300_000, deposit: null })
    expect([context().failure, context().form.note]).toEqual([null, 'Call back'])
    expect(emitted.at(-1)).toEqual({ type: 'notice', tone: 'success', text: 'Quote saved.' })
  })

  it.each<[EnquiryChangeKind, EnquiryChangeKind, object]>([
    ['quote', 'step', { status: 'answered', quotedTotal: 1_200_000 }],
    ['step', 'quote', { status: 'answered', quotedTotal: 1_300_000 }],
  ])('saves what follows a %s whose response was lost: a %s', async (lost, next, saved) => {
    const { loseResponse, save, type, context } = await open()
    type({ quotedTotal: '1.2m' })
    loseResponse()
    await save(lost)
    type({ quotedTotal: '1.3m' })
    expect(await save(next)).toMatchObject(saved)
    expect(context()).toMatchObject({ failure: null, form: { quotedTotal: next === 'quote' ? '1300000' : '1.3m' } })
  })

  it('takes no step from another status than the admin saw, after a quote whose response was lost', async () => {
    const { api, loseResponse, save, type, context } = await open()
    type({ quotedTotal: '1.2m' })
    loseResponse()
    await save('quote')
    const { updatedAt } = await api.read({ params: { reference } })
    await api.step({ params: { reference }, body: { to: 'quoted', updatedAt } })
    expect((await save('step')).status).toBe('quoted')
    expect(context().failure).toBe(enquiryDeskMessages.changedMeanwhile)
  })

  it.each(['quote', 'step'] as const)(
    'tells an admin that another one has changed the quote after a lost response: %s',
    async (lost) => {
      const { api, loseResponse, save, type, context } = await open()
      type({ quotedTotal: '1.2m' })
      loseResponse()
      await save(lost)
      const { updatedAt } = await api.read({ params: { reference } })
      const theirs = { name: '', phoneNumber: '', quotedTotal: 900_000, deposit: null, promisedDate: null }
      await api.quote({ params: { reference }, body: { ...theirs, updatedAt } })
      type({ quotedTotal: '1.3m' })
      expect(await save('quote')).toMatchObject({ quotedTotal: 900_000 })
      expect(context()).toMatchObject({ failure: enquiryDeskMessages.changedMeanwhile, form: { quotedTotal: '1.3m' } })
    },
  )

  it.each<[string, EnquiryChangeKind, Partial<EnquiryForm>, EnquiryStatus]>([
    ['took another step', 'step', {}, 'quoted'],
    ['wrote another reason', 'step', { to: 'lost', reason: 'Too far away' }, 'lost'],
    ['took a step meanwhile', 'undo', {}, 'quoted'],
  ])('does not take it for saved when another admin %s', async (_, kind, values, to) => {
    const { api, save, type, context } = await open()
    if (kind === 'undo') await save('step')
    await api.step({ params: { reference }, body: { to, reason: 'Too dear', updatedAt: context().enquiry!.updatedAt } })
    type(values)
    expect((await save(kind)).status).toBe(to)
    expect(context().failure).toBe(enquiryDeskMessages.changedMeanwhile)
  })

  it('tells an admin that another one was faster, shows their change, and keeps what was typed', async () => {
    const { api, save, type, context } = await open()
    const { updatedAt } = context().enquiry!
    type({ quotedTotal: '900k', note: 'Call back' })
    const theirs = { name: 'Ada Obi', phoneNumber: '', quotedTotal: 1_000_000, deposit: 500_000, promisedDate: null, updatedAt }
    await api.quote({ params: { reference }, body: theirs })
    await save('quote')
    expect(context().failure).toContain('Another admin has changed this enquiry.')
    expect(context().form).toMatchObject({ quotedTotal: '900k', note: 'Call back', deposit: '500000', name: 'Ada Obi' })
    expect(await save('quote')).toMatchObject({ quotedTotal: 900_000, deposit: 500_000, name: 'Ada Obi' })
  })

  it('keeps saving while it asks whether to leave', async () => {
    const loads = createDeferredActor<AdminEnquiry, { reference: string }>()
    const saves = createDeferredActor<AdminEnquiry, EnquiryChange>()
    const machine = enquiryDeskMachine.provide({ actors: { loadEnquiry: loads.logic, saveChange: saves.logic } })
    const { actor } = startChild(machine, { reference, page: 'page' })
    const enquiry = (await open()).context().enquiry!
    await loads.requests[0]!.resolve(enquiry)
    const save = () => {
      actor.send({ type: 'form.set', values: { note: 'Call back' } })
      actor.send({ type: 'change.save', kind: 'note' })
      actor.send({ type: 'form.leave' })
    }
    const isAsking = () => actor.getSnapshot().hasTag('asking')
    save()
    expect(isAsking()).toBe(true)
    actor.send({ type: 'leave.cancel' })
    expect(actor.getSnapshot().hasTag('saving')).toBe(true)
    actor.send({ type: 'form.leave' })
    await saves.requests[0]!.resolve(enquiry)
    expect([isAsking(), actor.getSnapshot().context.form.note]).toEqual([false, ''])
    save()
    actor.send({ type: 'leave.confirm' })
    expect([actor.getSnapshot().status, saves.requests.length]).toEqual(['done', 2])
  })
})
