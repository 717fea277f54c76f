import { noWishes } from '@shop/domain'
import type { Wishes } from '@shop/domain'
import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { UnsentEnquiry } from '../enquiries/enquiry-copy.ts'
import { createComposerActors } from './composer.actors.ts'
import { composerMachine } from './composer.machine.ts'

const sofa = 'Product 01980000-0000-7000-8000-00000000000c'
const bedroom = 'Collection 01980000-0000-7000-8000-00000000000d'

const enquiryOf = (reference: string): UnsentEnquiry => ({
  reference,
  linkKey: 'Kq3fZ0v8mB1xT6yN9wR2cD',
  source: 'cart',
  lines: [{ item: '01980000-0000-7000-8000-00000000000c', itemType: 'Product', quantity: 1, price: 900_000 }],
  title: 'Eko Sofa',
})
const [first, second] = [enquiryOf('ILE-7K2Q9X'), enquiryOf('ILE-3M8RTW')]

function open(copyText = async (_text: string) => {}) {
  const listeners = new Set<(wishes: Wishes) => void>()
  const [kept, recorded]: [Wishes[], string[]] = [[], []]
  const enquiries = {
    keep: (wishes: Wishes) => {
      kept.push(wishes)
      for (const listener of listeners) listener(wishes)
    },
    record: ({ reference }: UnsentEnquiry) => void recorded.push(reference),
    subscribe: (listener: (wishes: Wishes) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const actor = createActor(composerMachine.provide({ actors: createComposerActors({ enquiries, copyText }) })).start()
  const changeDraft = (wishes: Wishes) => listeners.forEach((listener) => listener(wishes))
  const wishes = () => actor.getSnapshot().context.wishes
  return { actor, kept, recorded, changeDraft, wishes, listeners }
}

describe('the draft', () => {
  it('merges what was typed before the stored draft was read, and keeps the result', () => {
    const { actor, kept, changeDraft, wishes } = open()
    actor.send({ type: 'order.typed', values: { area: 'Lekki Phase 1', note: 'Call first.' } })
    expect(kept).toEqual([])
    changeDraft({ note: 'Old', details: { area: 'Old', floor: '2' }, items: { [sofa]: { size: '3 m' } } })
    const merged = {
      note: 'Call first.',
      details: { area: 'Lekki Phase 1', floor: '2' },
      items: { [sofa]: { size: '3 m' } },
    }
    expect([wishes(), kept.at(-1)]).toEqual([merged, merged])
  })

  it('keeps each change without empty texts, and takes over those of another tab', () => {
    const { actor, kept, changeDraft, wishes } = open()
    changeDraft(noWishes)
    actor.send({ type: 'item.typed', key: sofa, values: { fabric: 'Velvet', colour: 'Green' } })
    actor.send({ type: 'item.typed', key: sofa, values: { colour: '' } })
    expect(kept.at(-1)).toEqual({ ...noWishes, items: { [sofa]: { fabric: 'Velvet' } } })
    actor.send({ type: 'item.typed', key: sofa, values: { fabric: '' } })
    expect(kept.at(-1)).toEqual(noWishes)
    changeDraft({ ...noWishes, note: 'From another tab' })
    expect(wishes().note).toBe('From another tab')
  })

  it('stops listening when the form closes', () => {
    const { actor, listeners } = open()
    actor.stop()
    expect(listeners.size).toBe(0)
  })
})

describe('an order', () => {
  it('is recorded once when the chat opens, clears the stored draft, and keeps what was typed in the open form', () => {
    const { actor, kept, recorded, wishes } = open()
    actor.send({ type: 'order.typed', values: { area: 'Lekki Phase 1' } })
    actor.send({ type: 'chat.opened', enquiry: first })
    actor.send({ type: 'chat.opened', enquiry: second })
    actor.send({ type: 'message.copy', text: 'Hello', enquiry: second })
    expect([recorded, kept.at(-1), wishes().details]).toEqual([['ILE-7K2Q9X'], noWishes, { area: 'Lekki Phase 1' }])
  })

  it('removes what was sent from the stored draft, and keeps the wishes about other items', () => {
    const { actor, kept, changeDraft } = open()
    const items = { [sofa]: { fabric: 'Velvet' }, [bedroom]: { size: '6 ft' } }
    changeDraft({ note: 'Call first.', details: { area: 'Lekki Phase 1' }, items })
    actor.send({ type: 'chat.opened', enquiry: first })
    expect(kept.at(-1)).toEqual({ ...noWishes, items: { [bedroom]: { size: '6 ft' } } })
  })

  it('is recorded again under the next reference after a change', () => {
    const { actor, kept, recorded } = open()
    actor.send({ type: 'chat.opened', enquiry: first })
    actor.send({ type: 'order.typed', values: { area: 'Yaba' } })
    expect(kept.at(-1)?.details).toEqual({ area: 'Yaba' })
    actor.send({ type: 'chat.opened', enquiry: second })
    expect(recorded).toEqual(['ILE-7K2Q9X', 'ILE-3M8RTW'])
  })

  it('keeps the draft while the browser cannot record an order', () => {
    const { actor, kept, recorded, changeDraft } = open()
    changeDraft({ ...noWishes, note: 'Call first.' })
    actor.send({ type: 'chat.opened', enquiry: null })
    expect([recorded, kept.at(-1)?.note, actor.getSnapshot().hasTag('opened')]).toEqual([[], 'Call first.', true])
  })
})

describe('copying', () => {
  it('copies the message and records the order', async () => {
    const copyText = vi.fn(async () => {})
    const { actor, recorded } = open(copyText)
    actor.send({ type: 'message.copy', text: 'Hello', enquiry: first })
    await waitFor(actor, (snapshot) => snapshot.hasTag('copied'))
    expect([copyText.mock.calls, recorded]).toEqual([[['Hello']], ['ILE-7K2Q9X']])
  })

  it('records the order also when the browser refuses to copy, because the shopper then copies by hand', async () => {
    const { actor, recorded } = open(async () => Promise.reject(new Error('denied')))
    actor.send({ type: 'message.copy', text: 'Hello', enquiry: first })
    await waitFor(actor, (snapshot) => snapshot.hasTag('refused'))
    expect(recorded).toEqual(['ILE-7K2Q9X'])
  })
})
