import {
  answerTexts,
  answerValues,
  effectiveSteps,
  enquiryAnswer,
  enquiryStatuses,
  nextStatuses,
  payablePrice,
  searchWords,
  totalPrice,
} from '@shop/domain'
import type { EnquirySort, EnquiryStatus } from '@shop/domain'
import { adminEnquiryMessages } from '../../schemas/admin-enquiries.ts'
import type { AdminEnquiry, EnquiryListQuery, ListedEnquiry } from '../../schemas/types.ts'
import { emptyDesk } from '../factories/enquiry.ts'
import { figuresOf } from './enquiry-figures.ts'
import { itemOf } from './enquiries.ts'
import { FakeFailure } from './failure.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { nameOfAdmin } from './accounts.ts'
import type { EnquiryDesk, FakeEnquiry, FakeState } from './state.ts'

/** The endpoints of the fake with which admins work on enquiries. */
export const adminEnquiriesEndpoints: FakeGroup<'adminEnquiries'> = {
  list: (state, { query }) => {
    const found = state.enquiries
      .map(listed)
      .filter(matches(query))
      .sort(orders[query.sort ?? 'newest'])
    const end = query.page * query.limit
    return { enquiries: found.slice(end - query.limit, end), hasMore: end < found.length, counts: countsOf(state) }
  },

  figures: (state) => figuresOf(state),

  create: (state, { body }) => {
    const { reference, lines, note, ...person } = body
    const known = state.enquiries.find(({ enquiry }) => enquiry.reference === reference)
    if (known && textOf({ ...known.enquiry, ...deskOf(known) }) === textOf({ ...body, items: lines })) return view(state, known)
    if (known && !isUntouchedRecord(known)) throw new FakeFailure(409, adminEnquiryMessages.recordedBefore(reference))
    const items = lines.map((line) => itemOf(state, line))
    if (items.includes(null)) throw new FakeFailure(422, adminEnquiryMessages.itemGone)
    const time = state.nextTime()
    const added = {
      enquiry: {
        reference,
        status: 'new' as const,
        source: 'staff' as const,
        note,
        details: {},
        items: items.filter((item) => item !== null),
        total: totalPrice(items.filter((item) => item !== null)),
        quotedTotal: null,
        deposit: null,
        promisedDate: null,
        createdAt: time,
        steps: [],
      },
      linkKey: '',
      desk: { ...emptyDesk, ...known?.desk, ...person, updatedAt: time },
    }
    state.enquiries = [...state.enquiries.filter((each) => each !== known), added]
    return view(state, added)
  },

  read: (state, { params: { reference } }) => view(state, find(state, reference)),

  step: (state, { params: { reference }, body: { to, reason, updatedAt } }) => {
    const old = find(state, reference, updatedAt)
    const from = old.enquiry.status
    if (!nextStatuses(from).includes(to)) throw new FakeFailure(422, adminEnquiryMessages.noSuchStep)
    return save(state, old, { status: to }, { kind: 'step', from, to, text: reason })
  },

  undo: (state, { params: { reference }, body: { updatedAt } }) => {
    const old = find(state, reference, updatedAt)
    const to = effectiveSteps(deskOf(old).history).at(-1)?.from
    if (!to) throw new FakeFailure(422, adminEnquiryMessages.nothingToUndo)
    return save(state, old, { status: to }, { kind: 'undo', from: old.enquiry.status, to, text: '' })
  },

  note: (state, { params: { reference }, body: { noteId, text } }) => {
    const old = find(state, reference)
    const { noteIds = [] } = old
    if (noteIds.includes(noteId)) return view(state, old)
    const noted = replace(state, old, { ...old, noteIds: [...noteIds, noteId] })
    return save(state, noted, {}, { kind: 'note', from: null, to: null, text }, deskOf(old).updatedAt)
  },

  quote: (state, { params: { reference }, body: { updatedAt, name, phoneNumber, ...quote } }) => {
    const old = find(state, reference, updatedAt)
    return save(state, replace(state, old, { ...old, desk: { ...deskOf(old), name, phoneNumber } }), quote)
  },
}

/** What staff send, as a text. */
function textOf(
  record: Pick<AdminEnquiry, 'name' | 'phoneNumber' | 'note'> & {
    items: readonly Pick<AdminEnquiry['items'][number], 'item' | 'quantity'>[]
  },
): string {
  const { name, phoneNumber, note, items } = record
  return JSON.stringify([name, phoneNumber, note, items.map(({ item, quantity }) => [item, quantity])])
}

function isUntouchedRecord({ enquiry, desk }: FakeEnquiry): boolean {
  return enquiry.source === 'staff' && desk?.updatedAt === enquiry.createdAt
}

type Entry = Pick<AdminEnquiry['history'][number], 'kind' | 'from' | 'to' | 'text'>

function find({ enquiries }: FakeState, reference: string, updatedAt?: string): FakeEnquiry {
  const found = enquiries.find(({ enquiry }) => enquiry.reference === reference)
  if (!found) throw new FakeFailure(404, adminEnquiryMessages.notFound)
  if (updatedAt !== undefined && updatedAt !== deskOf(found).updatedAt) {
    throw new FakeFailure(409, adminEnquiryMessages.changedMeanwhile)
  }
  return found
}

function save(
  state: FakeState,
  old: FakeEnquiry,
  values: Partial<FakeEnquiry['enquiry']>,
  entry?: Entry,
  updatedAt = state.nextTime(),
): AdminEnquiry {
  const desk = deskOf(old)
  const added = entry ? [{ _id: state.nextId('step'), ...entry, userName: nameOfAdmin(state), at: state.nextTime() }] : []
  const history = [...desk.history, ...added]
  const steps = effectiveSteps(history).flatMap(({ to, at }) => (to === null ? [] : [{ status: to, at }]))
  const saved = { ...old, enquiry: { ...old.enquiry, ...values, steps }, desk: { ...desk, history, updatedAt } }
  return view(state, replace(state, old, saved))
}

function replace(state: FakeState, old: FakeEnquiry, changed: FakeEnquiry): FakeEnquiry {
  state.enquiries = state.enquiries.map((each) => (each === old ? changed : each))
  return changed
}

function deskOf({ desk, enquiry }: FakeEnquiry): EnquiryDesk {
  return desk ?? { ...emptyDesk, updatedAt: enquiry.createdAt }
}

function view(state: FakeState, fake: FakeEnquiry): AdminEnquiry {
  const { steps: _steps, items, ...enquiry } = fake.enquiry
  return {
    ...enquiry,
    ...deskOf(fake),
    answer: answerOf(state, fake),
    items: items.map((item) => ({ ...item, sentPrice: null, priceToday: priceToday(state, item.item) })),
  }
}

function answerOf({ shopDetails }: FakeState, fake: FakeEnquiry): string {
  const { enquiry } = fake
  const shop = { name: 'Atelier Ilé', enquiriesUrl: 'https://shop.example/enquiries' }
  return enquiryAnswer(answerTexts(shopDetails.answers)[enquiry.status], answerValues({ ...enquiry, ...deskOf(fake) }, shop))
}

function priceToday({ products, collections }: FakeState, id: string): number | null {
  const found = [...products, ...collections].find(({ _id }) => _id === id)
  return found === undefined ? null : payablePrice(found)
}

function listed(fake: FakeEnquiry): ListedEnquiry {
  const { items, steps: _steps, note: _note, details: _details, ...enquiry } = fake.enquiry
  const { name, phoneNumber, email, subject } = deskOf(fake)
  const [first] = items
  return {
    ...enquiry,
    name,
    phoneNumber,
    email,
    subject,
    firstItem: first?.name ?? '',
    itemCount: items.length,
    image: first?.image ?? null,
  }
}

const orders: Readonly<Record<EnquirySort, (one: ListedEnquiry, other: ListedEnquiry) => number>> = {
  newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
  oldest: (one, other) => one.createdAt.localeCompare(other.createdAt),
  highest: (one, other) => (other.quotedTotal ?? other.total) - (one.quotedTotal ?? one.total),
}

function matches({ search, status, from, until }: EnquiryListQuery) {
  const words = searchWords(search ?? '')
  return ({ status: itsStatus, createdAt, ...enquiry }: ListedEnquiry): boolean => {
    const { reference, name, phoneNumber, email, subject, firstItem } = enquiry
    const texts = searchWords([reference, name, phoneNumber, email, subject, firstItem].join(' '))
    const day = createdAt.slice(0, 10)
    return (
      (status === undefined || itsStatus === status) &&
      (from === undefined || day >= from) &&
      (until === undefined || day <= until) &&
      words.every((word) => texts.some((text) => text.startsWith(word)))
    )
  }
}

function countsOf({ enquiries }: FakeState): Record<EnquiryStatus, number> {
  const counts = enquiryStatuses.map(
    (status) => [status, enquiries.filter(({ enquiry }) => enquiry.status === status).length] as const,
  )
  return Object.fromEntries(counts) as Record<EnquiryStatus, number>
}
