import type { ShopDetailsPayload, VersionedShopDetails } from '@shop/api'
import type { AdminApiClient } from '@shop/api/client'
import { createAdmin, createFakeApi, createImage, createShopDetails, testPassword } from '@shop/api/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createDeferredActor, startChild } from '../testing/index.ts'
import type { PictureFile } from '../ports.ts'
import { createShopDetailsActors } from './shop-details.actors.ts'
import type { ShopDetailsApi } from './shop-details.actors.ts'
import { shopDetailsMachine } from './shop-details.machine.ts'
import { shopReadingProgress } from './shop-pictures.ts'
import type { ShopDetailsEvent } from './shop-details.types.ts'

const details = createShopDetails({ version: 3 })

async function start() {
  const loads = createDeferredActor<VersionedShopDetails, void>()
  const saves = createDeferredActor<VersionedShopDetails, ShopDetailsPayload>()
  const reads = createDeferredActor<string, { file: PictureFile }>()
  const machine = shopDetailsMachine.provide({
    actors: { loadDetails: loads.logic, saveDetails: saves.logic, readPicture: reads.logic },
  })
  const child = startChild(machine, undefined)
  const failures: unknown[] = []
  child.actor.on('failure', ({ error }) => failures.push(error))
  await loads.requests[0]!.resolve(details)
  return {
    ...child,
    failures,
    loads: loads.requests,
    saves: saves.requests,
    reads: reads.requests,
  }
}

const picture = 'data:image/jpeg;base64,AAAA'
const file = (name: string) => ({ name, size: 1, type: 'image/jpeg' })
const kept = ({ url, public_id, alt }: VersionedShopDetails['heroes'][number]) => ({ url, public_id, alt })
const sent = {
  ...details,
  catalogues: details.catalogues.map((catalogue) => ({ ...catalogue, picture: kept(catalogue.picture) })),
  heroes: details.heroes.map(kept),
}

const typed: ShopDetailsEvent = { type: 'lines.set', lines: { chatNumber: '+234 809 999-9999', street: ' 1 New Close ' } }
const submit: ShopDetailsEvent = { type: 'form.submit' }

describe('shopDetailsMachine', () => {
  it('saves the typed facts once, with the version that was loaded, and stays open without unsaved changes', async () => {
    const { send, saves, context, notices, tag } = await start()
    send(typed, { type: 'hours.set', day: 'monday', hours: { isOpen: false } }, submit, submit)
    expect(saves.map(({ input }) => input)).toEqual([
      {
        ...sent,
        chatNumber: '2348099999999',
        address: { ...details.address, street: '1 New Close' },
        hours: { ...details.hours, monday: null },
      },
    ])
    const saved = { ...details, chatNumber: '2348099999999', version: 4 }
    await saves[0]!.resolve(saved)
    expect([tag('editable'), context().original]).toEqual([true, context().form])
    expect(notices).toEqual([{ tone: 'success', text: 'Saved. Shoppers see it now.' }])
    send({ type: 'lines.set', lines: { phone: '+234 1 234 5678' } }, submit)
    expect(saves[1]!.input).toMatchObject({ version: 4, chatNumber: '2348099999999', phone: '+234 1 234 5678' })
  })

  it('sends nothing while a field is invalid, and clears the problem of a changed field', async () => {
    const { send, saves, context } = await start()
    send({ type: 'lines.set', lines: { chatNumber: '0809', x: 'http://x.com/a' } })
    send({ type: 'hours.set', day: 'sunday', hours: { isOpen: true, opens: '18:00', closes: '09:00' } }, submit)
    expect(saves).toEqual([])
    expect(context().problems).toEqual([
      {
        path: 'chatNumber',
        message: 'Enter the chat number with its country code, 10 to 15 digits, such as 2348000000000.',
      },
      { path: 'x', message: 'Enter the link of your X page. It begins with https://.' },
      { path: 'hours.sunday', message: 'Enter an opening time and a later closing time, or mark the day as closed.' },
    ])
    send({ type: 'lines.set', lines: { x: 'https://x.com/a' } }, { type: 'hours.set', day: 'sunday', hours: { isOpen: false } })
    expect(context().problems.map(({ path }) => path)).toEqual(['chatNumber'])
  })

  it('adds, orders and describes hero pictures, up to five, and saves only when all are read', async () => {
    const { send, reads, saves, context } = await start()
    const files = ['1', '2', '3', '4', '5'].map((name) => file(`${name}.jpg`))
    send({ type: 'pictures.pick', place: 'heroes', files })
    expect(context().problems).toEqual([{ path: 'heroes', message: 'At most 5 hero pictures can be shown.' }])
    send(submit)
    expect(shopReadingProgress(context().form)).toEqual({ read: 0, total: 4 })
    await reads[0]!.resolve(picture)
    expect(reads[1]!.input).toEqual({ file: files[1] })
    await reads[1]!.reject(new Error('This is no picture.'))
    expect(context().problems.at(-1)).toEqual({ path: 'heroes', message: 'Failed to read image file.', file: '2.jpg' })
    await reads[2]!.resolve(picture)
    expect(shopReadingProgress(context().form)).toEqual({ read: 2, total: 3 })
    await reads[3]!.resolve(picture)
    send({ type: 'picture.describe', place: 'heroes', key: 'new-1', alt: 'A lounge' })
    send({ type: 'picture.move', key: 'new-1', to: 0 }, { type: 'picture.remove', place: 'heroes', key: 'new-3' })
    expect(context().problems).toEqual([])
    send(submit)
    expect(saves).toHaveLength(1)
    expect(saves[0]!.input.heroes).toEqual([
      { url: picture, isNew: true, alt: 'A lounge' },
      ...sent.heroes,
      { url: picture, isNew: true, alt: '' },
    ])
  })

  it('reports too many hero pictures only beyond five, next to the other problems', async () => {
    const { send, context } = await start()
    const paths = () => context().problems.map(({ path }) => path)
    send({ type: 'lines.set', lines: { chatNumber: '0809' } }, submit)
    const room = Array.from({ length: 5 - details.heroes.length }, (_, index) => file(`${index}.jpg`))
    send({ type: 'pictures.pick', place: 'heroes', files: room })
    expect(paths()).toEqual(['chatNumber'])
    send({ type: 'pictures.pick', place: 'heroes', files: [file('more.jpg')] })
    expect(paths()).toEqual(['chatNumber', 'heroes'])
    send({ type: 'pictures.reuse', images: [{ ...details.heroes[0]!, public_id: 'sofa' }] })
    expect(context().form.heroes).toHaveLength(5)
  })

  it('keeps reading a picture while others are removed, and reads the next one when it is removed itself', async () => {
    const { send, reads } = await start()
    send({ type: 'pictures.pick', place: 'heroes', files: ['1', '2', '3'].map(file) })
    send({ type: 'picture.remove', place: 'heroes', key: 'new-2' }, { type: 'catalogue.remove', key: 'catalogue-1' })
    expect(reads.map(({ signal }) => signal.aborted)).toEqual([false])
    send({ type: 'picture.remove', place: 'heroes', key: 'new-1' })
    expect(reads.map(({ input, signal }) => [input.file.name, signal.aborted])).toEqual([
      ['1', true],
      ['3', false],
    ])
  })

  it('adds stored pictures of the shop to the hero pictures, each once and up to five', async () => {
    const { send, saves, context } = await start()
    const [first] = details.heroes
    const image = (public_id: string) => ({ ...first!, public_id, alt: `The ${public_id}` })
    send({ type: 'pictures.reuse', images: [first!, image('sofa')] })
    expect(context().problems).toEqual([])
    send({ type: 'pictures.reuse', images: ['bed', 'table', 'chair'].map(image) })
    expect(context().problems).toEqual([])
    send({ type: 'pictures.reuse', images: ['rug'].map(image) })
    expect(context().problems).toEqual([{ path: 'heroes', message: 'At most 5 hero pictures can be shown.' }])
    send(submit)
    expect(saves[0]!.input.heroes).toEqual(
      [...details.heroes, ...['sofa', 'bed', 'table', 'chair'].map(image)].slice(0, 5).map(kept),
    )
  })

  it('adds an e-catalogue with its cover, moves it to the front and removes another', async () => {
    const { send, reads, saves, context } = await start()
    send({ type: 'catalogue.add' })
    expect(context().form.catalogues.at(-1)).toEqual({ key: 'new-catalogue-1', title: '', href: '', pictures: [] })
    send({ type: 'catalogue.set', key: 'new-catalogue-1', catalogue: { title: ' ' } }, submit)
    expect(context().problems.map(({ path }) => path)).toEqual([
      'new-catalogue-1.title',
      'new-catalogue-1.href',
      'new-catalogue-1.picture',
    ])
    const catalogue = { title: ' Chairs ', href: ' https://designs.example/chairs ' }
    send({ type: 'catalogue.set', key: 'new-catalogue-1', catalogue })
    expect(context().problems.map(({ path }) => path)).toEqual(['new-catalogue-1.picture'])
    send({ type: 'pictures.pick', place: 'new-catalogue-1', files: [file('old.jpg')] })
    expect(context().problems).toEqual([])
    await reads[0]!.resolve(`${picture}old`)
    send({ type: 'pictures.pick', place: 'new-catalogue-1', files: [file('cover.jpg')] })
    await reads[1]!.resolve(picture)
    send({ type: 'catalogue.move', key: 'new-catalogue-1', to: 0 }, submit)
    const added = { title: 'Chairs', href: 'https://designs.example/chairs', picture: { url: picture, isNew: true, alt: '' } }
    expect(saves[0]!.input.catalogues).toEqual([added, ...sent.catalogues])
    await saves[0]!.reject({
      status: 422,
      issues: [{ path: 'catalogues.1.picture', message: 'This picture is no longer in the shop. Choose another one.' }],
    })
    expect(context().problems.map(({ path }) => path)).toEqual(['catalogue-1.picture'])
    const [cover] = context().form.catalogues.find(({ key }) => key === 'catalogue-1')!.pictures
    send({ type: 'picture.remove', place: 'catalogue-1', key: cover!.key })
    expect(context().problems).toEqual([])
    send({ type: 'catalogue.remove', key: 'catalogue-1' }, { type: 'catalogue.remove', key: 'new-catalogue-1' }, submit)
    expect(saves[1]!.input.catalogues).toEqual([])
  })

  it('saves the answers that differ from the original ones, and names a placeholder that does not exist', async () => {
    const { send, saves, loads, context } = await start()
    const { quoted } = context().form.answers
    send({ type: 'answers.set', answers: { new: ' Good day {name}! ', quoted: 'It costs {price}.' } }, submit)
    expect([saves.length, context().problems]).toEqual([
      0,
      [
        {
          path: 'answers.quoted',
          message:
            '{price} is not a placeholder. Use {name}, {shop}, {reference}, {items}, {total}, {deposit}, {balance}, {date} or {link}.',
        },
      ],
    ])
    send({ type: 'answers.set', answers: { quoted } })
    expect(context().problems).toEqual([])
    send(submit)
    expect(saves[0]!.input.answers).toEqual({ new: 'Good day {name}!' })
    await saves[0]!.reject({ status: 409 })
    await loads[1]!.resolve({ ...details, version: 4, answers: { lost: 'Until next time.' } })
    send({ type: 'conflict.keepMine' }, submit)
    expect(saves[1]!.input.answers).toEqual({ new: 'Good day {name}!', lost: 'Until next time.' })
  })

  it('keeps the form when a save fails, and names the fields that the server rejects', async () => {
    const { send, saves, context, failures } = await start()
    send(typed, submit)
    await saves[0]!.reject({ status: null, isOffline: true })
    expect(failures).toEqual([{ status: null, isOffline: true }])
    expect(context().failure).toBe('You are offline. Nothing is lost; save again when you are back.')
    send(submit)
    await saves[1]!.reject({
      status: 422,
      serverMessage: 'Enter the street, in at most 120 characters.',
      issues: [
        { path: 'address.street', message: 'Enter the street, in at most 120 characters.' },
        ...['hours.monday', 'answers.new', 'phone', 'heroes.1.url', 'catalogues.9.href'].map((path) => ({
          path,
          message: 'No.',
        })),
      ],
    })
    const paths = ['street', 'hours.monday', 'answers.new', 'phone', 'heroes', 'catalogues']
    expect(context().problems.map(({ path }) => path)).toEqual(paths)
    expect(context().form.lines.chatNumber).toBe('+234 809 999-9999')
  })

  it('keeps the form when the session has ended, and saves it after a new sign-in', async () => {
    const { send, saves, reports, context, tag } = await start()
    send(typed, submit)
    await saves[0]!.reject({ status: 401 })
    expect([tag('signedOut'), reports.map(({ type }) => type)]).toEqual([true, ['session.ended']])
    send({ type: 'session.restored' }, submit)
    expect([saves.length, context().failure]).toEqual([2, null])
  })

  it('puts the changes of this admin on top of what another one saved first, and saves over that version', async () => {
    const { send, saves, loads, context, tag } = await start()
    send(typed, submit)
    await saves[0]!.reject({ status: 409 })
    const theirs = { ...details, version: 4, phone: '+234 1 234 5678', chatNumber: '2348011111111' }
    await loads[1]!.resolve(theirs)
    expect([tag('conflict'), context().problems]).toEqual([true, []])
    send({ type: 'conflict.keepMine' }, submit)
    expect(saves[1]!.input).toMatchObject({ version: 4, phone: '+234 1 234 5678', chatNumber: '2348099999999' })
    await saves[1]!.reject({ status: 409 })
    await loads[2]!.resolve({ ...theirs, version: 5 })
    send({ type: 'conflict.takeTheirs' })
    expect(context().form.lines).toMatchObject({ chatNumber: '2348011111111', street: '12 Demonstration Close' })
  })

  it.each([
    ['theirs', false],
    ['those of this admin', true],
  ])('merges hours, emails, e-catalogues and hero pictures: %s', async (_, isMine) => {
    const { send, saves, loads } = await start()
    const [catalogue, hero] = [details.catalogues[0]!, details.heroes[0]!]
    const mine = (enquiryEmails: boolean): ShopDetailsEvent[] => [
      { type: 'hours.set', day: 'tuesday', hours: { isOpen: false } },
      { type: 'emails.set', enquiryEmails },
      { type: 'catalogue.set', key: 'catalogue-1', catalogue: { title: 'Mine' } },
      { type: 'picture.describe', place: 'heroes', key: hero.public_id, alt: 'Mine' },
    ]
    const theirs = {
      ...details,
      version: 4,
      hours: { ...details.hours, tuesday: ['11:00', '12:00'] as [string, string] },
      enquiryEmails: isMine ? details.enquiryEmails : !details.enquiryEmails,
      catalogues: [{ ...catalogue, title: 'Theirs' }],
      heroes: [{ ...hero, alt: 'Theirs' }],
    }
    send(typed, ...(isMine ? mine(!details.enquiryEmails) : []), submit)
    await saves[0]!.reject({ status: 409 })
    await loads[1]!.resolve(theirs)
    send({ type: 'conflict.keepMine' }, submit)
    const { hours, enquiryEmails, catalogues, heroes } = saves[1]!.input
    expect([hours.tuesday, enquiryEmails, catalogues[0]!.title, heroes[0]!.alt]).toEqual([
      isMine ? null : ['11:00', '12:00'],
      !details.enquiryEmails,
      ...(isMine ? ['Mine', 'Mine'] : ['Theirs', 'Theirs']),
    ])
  })

  it('keeps the hero pictures of both admins, in the order of this one', async () => {
    const { send, saves, loads, context, actor } = await start()
    const image = (public_id: string, alt = '') => createImage({ public_id, alt })
    const loaded = { ...details, heroes: [image('lounge'), image('bed'), image('desk')] }
    send({ type: 'lines.set', lines: { street: '1 New Close' } }, submit)
    await saves[0]!.resolve({ ...loaded, version: 4 })
    send({ type: 'picture.move', key: 'bed', to: 0 }, { type: 'picture.remove', place: 'heroes', key: 'desk' }, submit)
    await saves[1]!.reject({ status: 409 })
    const heroes = [image('lounge', 'A lounge'), image('desk'), image('bed'), image('garden')]
    await loads[1]!.resolve({ ...loaded, version: 5, heroes })
    send({ type: 'conflict.keepMine' })
    expect(context().form.heroes.map(({ key, alt }) => [key, alt])).toEqual([
      ['bed', ''],
      ['lounge', 'A lounge'],
      ['garden', ''],
    ])
    expect(actor.getSnapshot().hasTag('editable')).toBe(true)
  })

  it('is saved without a conflict when the shop has what the form sends, after a response was lost', async () => {
    const { send, saves, loads, reads, context, tag, notices } = await start()
    send({ type: 'pictures.pick', place: 'heroes', files: [file('lounge.jpg')] })
    await reads[0]!.resolve(picture)
    send({ type: 'pictures.pick', place: 'catalogue-1', files: [file('cover.jpg')] })
    await reads[1]!.resolve(picture)
    send({ type: 'lines.set', lines: { chatNumber: '+234 809 999-9999' } }, submit)
    await saves[0]!.reject({ status: null })
    send(submit)
    await saves[1]!.reject({ status: 409 })
    const stored = {
      ...details,
      version: 4,
      chatNumber: '2348099999999',
      heroes: [...details.heroes, createImage({ public_id: 'lounge', alt: '' })],
      catalogues: details.catalogues.map((catalogue, place) =>
        place === 0 ? { ...catalogue, picture: createImage({ public_id: 'lounge-cover', alt: '' }) } : catalogue,
      ),
    }
    await loads[1]!.resolve(stored)
    expect([tag('editable'), context().base]).toEqual([true, stored])
    expect(notices.at(-1)).toMatchObject({ tone: 'success' })
  })

  it('is saved without a conflict when the form has changed since the save without a response', async () => {
    const { send, saves, loads, tag, notices } = await start()
    send({ type: 'lines.set', lines: { chatNumber: '2348099999999' } }, submit)
    await saves[0]!.reject({ status: null })
    send({ type: 'lines.set', lines: { chatNumber: '2348088888888' } }, submit)
    await saves[1]!.reject({ status: 409 })
    await loads[1]!.resolve({ ...details, version: 4, chatNumber: '2348099999999' })
    expect([tag('saving'), saves[2]!.input]).toMatchObject([true, { version: 4, chatNumber: '2348088888888' }])
    await saves[2]!.resolve({ ...details, version: 5, chatNumber: '2348088888888' })
    expect(notices.at(-1)).toMatchObject({ tone: 'success' })
  })

  it('asks when another admin has saved after a save without a response that was repeated', async () => {
    const { send, saves, loads, tag } = await start()
    const own = { ...details, version: 4, chatNumber: '2348099999999' }
    send({ type: 'lines.set', lines: { chatNumber: own.chatNumber } }, submit)
    await saves[0]!.reject({ status: null })
    send(submit)
    await saves[1]!.reject({ status: 409 })
    await loads[1]!.resolve(own)
    send({ type: 'lines.set', lines: { chatNumber: '2348088888888' } }, submit)
    await saves[2]!.reject({ status: 409 })
    await loads[2]!.resolve({ ...own, version: 6 })
    expect(tag('conflict')).toBe(true)
  })

  it.each([
    ['were in no save without a response', { status: 500 }],
    ['are other pictures', { status: null }],
  ])('asks about new pictures that %s', async (what, failure) => {
    const { send, saves, loads, reads, tag } = await start()
    send({ type: 'pictures.pick', place: 'heroes', files: [file('lounge.jpg')] })
    await reads[0]!.resolve(picture)
    send(submit)
    await saves[0]!.reject(failure)
    if (what === 'are other pictures') send({ type: 'picture.describe', place: 'heroes', key: 'new-1', alt: 'A lounge' })
    send(submit)
    await saves[1]!.reject({ status: 409 })
    await loads[1]!.resolve({
      ...details,
      version: 4,
      heroes: [...details.heroes, createImage({ public_id: 'lounge', alt: what === 'are other pictures' ? 'A lounge' : '' })],
    })
    expect(tag('conflict')).toBe(true)
  })

  it('asks before it leaves a changed form', async () => {
    const { send, tag } = await start()
    send(typed, { type: 'form.leave' })
    expect(tag('asking')).toBe(true)
    send({ type: 'leave.cancel' })
    expect(tag('editable')).toBe(true)
  })

  it('loads and saves through the client', async () => {
    const admin = createAdmin()
    const api = createFakeApi({ accounts: [{ user: admin, password: testPassword }], signedIn: admin._id })
    const machine = shopDetailsMachine.provide({
      actors: createShopDetailsActors({ api: api.client, pictures: { read: async () => picture } }),
    })
    const actor = createActor(machine).start()
    await waitFor(actor, (snapshot) => snapshot.hasTag('editable'))
    actor.send({ type: 'pictures.pick', place: 'heroes', files: [file('lounge.jpg')] })
    const { context: read } = await waitFor(actor, ({ context }) => shopReadingProgress(context.form).read === 1)
    expect(read.form.heroes.at(-1)).toMatchObject({ status: 'read', url: picture })
    actor.send({ type: 'picture.remove', place: 'heroes', key: read.form.heroes.at(-1)!.key })
    actor.send(typed)
    actor.send(submit)
    await waitFor(actor, ({ context }) => context.base?.version === 1)
    expect(api.state.shopDetails.chatNumber).toBe('2348099999999')
    expect(api.state.changes).toMatchObject([{ subject: 'Shop', name: 'Chat number, Address', by: 'Bola Ade' }])
    expectTypeOf<AdminApiClient>().toExtend<ShopDetailsApi>()
  })
})
