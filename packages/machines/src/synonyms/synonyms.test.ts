import type { Synonym } from '@shop/api'
import { createFakeApi, createAdmin, createProduct, failureResponse, testPassword } from '@shop/api/testing'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { createSynonymsActors } from './synonyms.actors.ts'
import { synonymsMachine } from './synonyms.machine.ts'

const admin = createAdmin()
const sofa = createProduct({ name: 'Eko Sofa', category: 'Living Room', items: '', description: '' })

/** The page of an admin, loaded, with the fake API. `isDown`: the first request of the page fails. */
async function open({ isDown = false, synonyms = [] as Synonym[] } = {}) {
  const missedSearches = [
    { search: 'pink davenport', count: 4, found: 0, lastDay: '2026-01-02', unknown: 'davenport', searchedAs: null },
  ]
  const accounts = [{ user: admin, password: testPassword }]
  const api = createFakeApi({ accounts, signedIn: admin._id, products: [sofa], missedSearches, synonyms })
  /** Lets an endpoint fail until the returned function is called. */
  const fail = (endpoint: Parameters<typeof api.override>[0]) => api.override(endpoint, () => failureResponse(500, 'Try later.'))
  const restore = isDown ? fail('adminSearch.read') : () => {}
  const notices: string[] = []
  const clock = new SimulatedClock()
  const actor = createActor(synonymsMachine.provide({ actors: createSynonymsActors({ api: api.client }) }), { clock })
  actor.on('notice', ({ text }) => notices.push(text))
  actor.start()
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state)).then(({ context }) => context)
  await reach(isDown ? 'failed' : 'idle')
  /** Types into the open form and waits for the preview. */
  const type = (values: { word?: string; means?: string }) => {
    actor.send({ type: 'fields.typed', values })
    clock.increment(400)
    return reach({ editing: 'resting' })
  }
  const addresses = (endpoint: string) => api.requests.filter((each) => each.endpoint === endpoint).map(({ address }) => address)
  return { api, actor, clock, notices, reach, type, addresses, fail, restore }
}

const opened = { type: 'form.opened', word: 'davenport', search: 'davenport' } as const

describe('synonymsMachine', () => {
  it('shows why the page could not be loaded, and loads it when the user tries again', async () => {
    const { actor, reach, restore } = await open({ isDown: true })
    expect(actor.getSnapshot().context.problem).toBe('Try later.')
    restore()
    actor.send({ type: 'report.retry' })
    expect(await reach('idle')).toMatchObject({ problem: null, report: { searches: [{ search: 'pink davenport' }] } })
  })

  it('loads the page, previews again and forgets the reason of a failed removal when the user has signed in again', async () => {
    const { api, actor, reach, restore, type, clock, fail } = await open({
      isDown: true,
      synonyms: [{ _id: 'cot', word: 'cot', means: 'bed', addedBy: 'Bola Ade' }],
    })
    const signIn = () => actor.send({ type: 'session.restored' })
    restore()
    signIn()
    expect((await reach('idle')).problem).toBeNull()
    actor.send(opened)
    api.state.signedIn = null
    expect((await type({ means: 'sofa' })).previewProblem).toBe('Please log in first.')
    api.state.signedIn = admin._id
    signIn()
    clock.increment(400)
    const { preview, previewProblem } = await reach({ editing: 'resting' })
    expect([preview?.products.length, previewProblem]).toEqual([1, null])
    actor.send({ type: 'form.closed' })
    fail('adminSearch.removeSynonym')
    actor.send({ type: 'removal.requested', id: 'cot' })
    actor.send({ type: 'removal.confirmed' })
    await reach('removing')
    expect((await reach('asking')).problem).toBe('Try later.')
    signIn()
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  it('previews the search with the synonym 400 ms after the last key, saves it, and shows the new list', async () => {
    const { actor, clock, reach, type, addresses, notices } = await open()
    actor.send(opened)
    expect(actor.getSnapshot().context.values).toEqual({ word: 'davenport', means: '' })
    actor.send({ type: 'fields.typed', values: { means: 'so' } })
    clock.increment(399)
    expect((await type({ means: 'sofa' })).preview?.products.map(({ name }) => name)).toEqual(['Eko Sofa'])
    expect(addresses('adminSearch.preview')).toEqual(['/admin/search/preview?word=davenport&means=sofa&search=davenport'])
    actor.send({ type: 'form.submitted' })
    expect((await reach('idle')).report?.synonyms).toMatchObject([{ word: 'davenport', means: 'sofa' }])
    expect(notices).toEqual(['Searches for “davenport” now find “sofa”.'])
    actor.send(opened)
    actor.send({ type: 'form.closed' })
    expect([actor.getSnapshot().value, addresses('adminSearch.read')]).toEqual(['idle', ['/admin/search']])
  })

  it('previews a synonym of no certain search with its own word, and shows why a preview failed', async () => {
    const { actor, type, addresses, fail } = await open()
    actor.send({ type: 'form.opened', word: '', search: null })
    await type({ word: 'davenport', means: 'sofa' })
    expect(addresses('adminSearch.preview')).toEqual(['/admin/search/preview?word=davenport&means=sofa'])
    fail('adminSearch.preview')
    expect(await type({ means: 'bed' })).toMatchObject({ preview: null, previewProblem: 'Try later.' })
  })

  it('shows why a synonym could not be saved, and does not load the list again when the form closes', async () => {
    const { actor, reach, type, addresses, fail } = await open()
    actor.send(opened)
    fail('adminSearch.addSynonym')
    await type({ means: 'sofa' })
    actor.send({ type: 'form.submitted' })
    expect(await reach('editing')).toMatchObject({ problems: {}, problem: 'Try later.' })
    actor.send({ type: 'form.closed' })
    expect([actor.getSnapshot().value, addresses('adminSearch.read')]).toEqual(['idle', ['/admin/search']])
  })

  it('previews nothing for a form that is not filled in, and does not send it', async () => {
    const { actor, type, addresses } = await open()
    actor.send(opened)
    await type({ means: 'so@' })
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.problems).toEqual({
      means: 'Enter the words to search for instead, at most 5, with letters and digits only.',
    })
    expect([addresses('adminSearch.preview'), addresses('adminSearch.addSynonym')]).toEqual([[], []])
  })

  it('keeps what was typed when another admin was faster, and shows their synonym when the form closes', async () => {
    const { api, actor, reach, type } = await open()
    actor.send(opened)
    await type({ means: 'bed' })
    await api.client.adminSearch.addSynonym({ body: { word: 'davenport', means: 'sofa' } })
    actor.send({ type: 'form.submitted' })
    const { problems, problem, values } = await reach('editing')
    expect([problems, problem, values]).toEqual([
      { word: '“davenport” means “sofa” already. Remove that synonym first.' },
      null,
      { word: 'davenport', means: 'bed' },
    ])
    actor.send({ type: 'form.closed' })
    expect((await reach('idle')).report?.synonyms).toMatchObject([{ means: 'sofa' }])
  })

  it('removes a synonym after a question, and loads the list again when another admin has removed it', async () => {
    const { api, actor, reach, type, notices } = await open()
    for (const word of ['davenport', ' chaise ']) {
      actor.send({ ...opened, word })
      await type({ means: ' sofa' })
      actor.send({ type: 'form.submitted' })
      await reach('idle')
    }
    const [chaise, davenport] = actor.getSnapshot().context.report!.synonyms
    actor.send({ type: 'removal.requested', id: davenport!._id })
    expect(api.state.synonyms).toHaveLength(2)
    actor.send({ type: 'removal.confirmed' })
    expect((await reach('idle')).report?.synonyms).toEqual([chaise])
    actor.send({ type: 'removal.requested', id: davenport!._id })
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send({ type: 'removal.requested', id: chaise!._id })
    await api.client.adminSearch.removeSynonym({ params: { id: chaise!._id } })
    actor.send({ type: 'removal.confirmed' })
    expect((await reach('idle')).report?.synonyms).toEqual([])
    expect(notices.slice(1)).toEqual([
      'Searches for “chaise” now find “sofa”.',
      '“davenport” is no longer a synonym.',
      'This synonym does not exist any more.',
    ])
  })

  it('keeps the question open and shows why a synonym could not be removed', async () => {
    const synonym = { _id: 'cot', word: 'cot', means: 'bed', addedBy: 'Bola Ade' }
    const { actor, reach, fail } = await open({ synonyms: [synonym] })
    fail('adminSearch.removeSynonym')
    actor.send({ type: 'removal.requested', id: 'cot' })
    actor.send({ type: 'removal.confirmed' })
    expect(await reach('asking')).toMatchObject({ problem: 'Try later.', removal: synonym })
  })
})
