import type { Product } from '@shop/api'
import { createImage, createProduct } from '@shop/api/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PictureFile } from '../ports.ts'
import { createDeferredActor, until } from '../testing/index.ts'
import type { DeferredRequest } from '../testing/index.ts'
import { productEditorMachine } from './product-editor.machine.ts'
import type { ProductEditorEvent, ProductSaveRequest } from './product-editor.types.ts'

const images = ['front', 'back', 'side'].map((public_id) => createImage({ public_id }))
const sofa = createProduct({ name: 'Eko sofa', images })
const tooLarge = `data:image/jpeg;base64,${'A'.repeat(14 * 1024 * 1024)}`
const file = (number: number): PictureFile => ({ name: `${number}.jpg`, size: 1, type: 'image/jpeg' })

/** Possible actions of the user and the network, in any order. */
const step = fc.oneof(
  fc.record({ type: fc.constant('pick' as const), count: fc.constantFrom(0, 1, 2, 3, 12) }),
  fc.record({ type: fc.constant('move' as const), place: fc.nat(), to: fc.integer({ min: -1, max: 12 }) }),
  fc.record({ type: fc.constant('remove' as const), place: fc.nat() }),
  fc.record({
    type: fc.constant('read' as const),
    outcome: fc.constantFrom('picture', 'picture', 'too large', 'unreadable'),
  }),
  fc.record({ type: fc.constant('save' as const), status: fc.constantFrom(401, 409, 422, 500) }),
  fc.record({ type: fc.constant('compare' as const), isChanged: fc.boolean() }),
  fc.constantFrom<ProductEditorEvent>(
    { type: 'form.submit' },
    { type: 'form.leave' },
    { type: 'leave.cancel' },
    { type: 'session.restored' },
    { type: 'conflict.keepMine' },
    { type: 'conflict.dismiss' },
    { type: 'fields.set', fields: { name: '' } },
    { type: 'fields.set', fields: { name: 'Eko sofa' } },
  ),
)

type PossibleEvent = typeof step extends fc.Arbitrary<infer One> ? One : never

describe('A product editor after any sequence of actions and responses', () => {
  it('has at most one pending request, restores no removed picture, and keeps at most ten pictures, with new ones only from the files picked last', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
        const editor = start()
        for (const next of steps) {
          await editor.perform(next)
          const keys = editor.pictures().map(({ key }) => key)
          expect(keys).toEqual([...new Set(keys)])
          expect(keys.filter((key) => editor.removed.has(key))).toEqual([])
          expect(editor.pendingRequests()).toBeLessThanOrEqual(1)
          const read = editor.pictures().filter((picture) => picture.status === 'read')
          expect(new Set(read.map(({ pick }) => pick)).size).toBeLessThanOrEqual(1)
        }
        await editor.readAll()
        expect(editor.pictures().length).toBeLessThanOrEqual(10)
        for (const { payload } of editor.sent()) {
          expect(payload.name).toBe('Eko sofa')
          expect(payload.images?.length).toBeLessThanOrEqual(10)
        }
      }),
      { numRuns: 150 },
    )
  }, 30_000)
})

function start() {
  const load = createDeferredActor<Product, { id: string }>()
  const read = createDeferredActor<string, { file: PictureFile }>()
  const save = createDeferredActor<Product, ProductSaveRequest>()
  const actors = { loadItem: load.logic, readPicture: read.logic, saveItem: save.logic }
  const actor = createActor(productEditorMachine.provide({ actors }), { input: { loaded: sofa } })
  actor.start()
  const removed = new Set<string>()
  const ended = new Set<object>()
  const pictures = () => actor.getSnapshot().context.form.pictures
  const open = <Output, Input>(requests: readonly DeferredRequest<Output, Input>[]) =>
    requests.filter((request) => !request.signal.aborted && !ended.has(request))

  async function respond<Output, Input>(
    requests: readonly DeferredRequest<Output, Input>[],
    end: (request: DeferredRequest<Output, Input>) => Promise<void>,
  ) {
    const request = open(requests)[0]
    if (!request) return
    ended.add(request)
    await end(request)
  }

  async function perform(next: PossibleEvent): Promise<void> {
    if (actor.getSnapshot().status === 'done') return
    const chosen = 'place' in next ? pictures()[next.place % Math.max(1, pictures().length)] : undefined
    if (next.type === 'pick') {
      actor.send({ type: 'pictures.pick', files: Array.from({ length: next.count }, (_, place) => file(place)) })
    } else if (next.type === 'move') {
      if (chosen) actor.send({ type: 'picture.move', key: chosen.key, to: next.to })
    } else if (next.type === 'remove') {
      if (!chosen || !actor.getSnapshot().hasTag('editable')) return
      removed.add(chosen.key)
      actor.send({ type: 'picture.remove', key: chosen.key })
    } else if (next.type === 'read') {
      await respond(read.requests, (request) =>
        next.outcome === 'unreadable'
          ? request.reject(new Error('no picture'))
          : request.resolve(next.outcome === 'picture' ? 'data:image/jpeg;base64,AAAA' : tooLarge),
      )
    } else if (next.type === 'save') {
      await respond(save.requests, (request) => request.reject({ status: next.status }))
    } else if (next.type === 'compare') {
      const base = actor.getSnapshot().context.base!
      const updatedAt = next.isChanged ? `${base.updatedAt}+` : base.updatedAt
      await respond(load.requests, (request) => request.resolve({ ...sofa, updatedAt }))
    } else {
      actor.send(next)
    }
  }

  return {
    perform,
    removed,
    pictures,
    sent: () => save.requests.map(({ input }) => input),
    pendingRequests: () => open(read.requests).length + open(save.requests).length + open(load.requests).length,
    readAll: async () => {
      await perform({ type: 'leave.cancel' })
      await until(
        () => open(read.requests).length === 0,
        () => perform({ type: 'read', outcome: 'picture' }),
      )
    },
  }
}
