import { noWishes } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import { applyStep, emptyCopy, joinCopies } from './enquiry-copy.ts'
import type { SentEnquiry } from './enquiry-copy.ts'

/** An enquiry that was sent in this minute. */
const sentAt = (minute: number): SentEnquiry => ({
  reference: `ILE-${minute}`,
  linkKey: 'Kq3fZ0v8mB1xT6yN9wR2cD',
  title: 'Eko Sofa',
  createdAt: new Date(minute * 60_000).toISOString(),
})
const copyOf = (...minutes: number[]) => ({ ...emptyCopy, sent: minutes.map(sentAt) })

describe('the copies of two storages', () => {
  it('are merged with the newest enquiries first', () => {
    expect(joinCopies(copyOf(3, 1), copyOf(4, 2))).toEqual(copyOf(4, 3, 2, 1))
  })

  it('are merged to the newest fifty enquiries', () => {
    const newest = Array.from({ length: 50 }, (_, index) => 51 - index)
    expect(joinCopies(copyOf(1), copyOf(...newest))).toEqual(copyOf(...newest))
  })

  it.each([{ note: 'Call first.' }, { details: { area: 'Lekki' } }, { items: { 'Product 1': { fabric: 'Velvet' } } }])(
    'keep the draft %j of the first copy',
    (written) => {
      const draft = { ...noWishes, ...written }
      const other = { ...emptyCopy, draft: { ...noWishes, note: 'Another one.' } }
      expect(joinCopies({ ...emptyCopy, draft }, other)).toEqual({ ...emptyCopy, draft })
    },
  )
})

it('an account takes over only the enquiries that it has claimed', () => {
  expect(applyStep(copyOf(2, 1), { step: 'claim', references: ['ILE-1'] })).toEqual(copyOf(2))
})
