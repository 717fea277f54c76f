import type { AdminChange, MissedSearch, Synonym } from '../schemas/types.ts'
import { catalogueProducts } from './catalogue.ts'
import type { FakeEnquiry } from './fake/state.ts'
import {
  createAdminChange,
  createContactMessage,
  createEnquiry,
  createEnquiryItem,
  emptyDesk,
  testId,
  testLinkKey,
  testTime,
} from './factories/index.ts'

/** Changes that admins made, oldest first. */
export const exampleChanges: readonly AdminChange[] = [
  createAdminChange(
    { action: 'added', subject: 'Collection', subjectId: testId('collection', 1), name: 'Eko Living Collection' },
    1,
  ),
  createAdminChange({ action: 'deleted', name: 'Lekki Side Table', by: 'Tunde Bakare' }, 2),
  createAdminChange({}, 3),
]

/** Searches that found little, the most frequent first. */
export const exampleMissedSearches: readonly MissedSearch[] = [
  { search: 'velvet davenport', count: 12, found: 0, lastDay: '2026-11-22', unknown: 'davenport', searchedAs: null },
  {
    search: 'sofaa under 2m',
    count: 3,
    found: 2,
    lastDay: '2026-11-20',
    unknown: 'sofaa',
    searchedAs: 'sofa under 2m',
  },
  { search: 'pink leather', count: 2, found: 0, lastDay: '2026-11-21', unknown: null, searchedAs: null },
]

/** Synonyms in alphabetical order. */
export const exampleSynonyms: readonly Synonym[] = [
  { _id: testId('synonym', 1), word: 'cot', means: 'bed', addedBy: 'Tunde Bakare' },
]

/** An item of an enquiry about a product of the catalogue. */
function enquiredProduct(index: number, fields: Parameters<typeof createEnquiryItem>[0] = {}) {
  const { _id, name, items, price, images } = catalogueProducts[index]!
  return createEnquiryItem({ item: _id, name, contents: items, price, image: images[0] ?? null, ...fields })
}

/** A message of the contact form that was sent in a minute of the examples. */
function messageOf(
  { message, ...texts }: ReturnType<typeof createContactMessage>,
  enquiry: { reference: string; status?: 'answered' },
  minute: number,
): FakeEnquiry {
  const createdAt = testTime(minute)
  return {
    enquiry: createEnquiry({ source: 'contact', items: [], note: message, createdAt, ...enquiry }),
    linkKey: '',
    desk: { ...emptyDesk, ...texts, updatedAt: createdAt },
  }
}

/** Enquiries in several statuses and messages of the contact form, oldest first. */
export const exampleEnquiries: readonly FakeEnquiry[] = [
  messageOf(
    createContactMessage({ subject: 'Delivery to Abuja', name: 'Chidi Eze' }),
    { reference: 'ILE-2CFHJK', status: 'answered' },
    1,
  ),
  messageOf(createContactMessage({ subject: 'A sofa for a small room' }), { reference: 'ILE-4MNPQR' }, 2),
  messageOf(
    createContactMessage({
      subject: 'Is the Marina corner sofa available with a chaise on the other side, in a darker fabric, before Christmas?',
      name: 'Folasade Adebayo-Williams',
      message:
        'Good morning,\n\nwe saw the Marina corner sofa in your showroom. Our room has the window on the left.\n\nCould you build it the other way round?',
    }),
    { reference: 'ILE-6TWXY7' },
    3,
  ),
  {
    enquiry: createEnquiry({
      reference: 'ILE-3CFHJK',
      status: 'in-production',
      items: [enquiredProduct(3, { quantity: 2 })],
      quotedTotal: 1_800_000,
      deposit: 900_000,
      promisedDate: '2026-03-14',
      createdAt: testTime(10),
    }),
    linkKey: testLinkKey,
    desk: { ...emptyDesk, name: 'Chidi Eze', phoneNumber: '08098765432', updatedAt: testTime(40) },
  },
  {
    enquiry: createEnquiry({
      reference: 'ILE-9WXY23',
      status: 'lost',
      source: 'product',
      items: [enquiredProduct(2)],
      createdAt: testTime(20),
    }),
    linkKey: testLinkKey,
  },
  {
    enquiry: createEnquiry({
      reference: 'ILE-7K2Q9X',
      status: 'quoted',
      note: 'Please call before you come.',
      details: { area: 'Lekki Phase 1', landmark: 'Near the second roundabout', floor: '2', lift: 'No', date: '2026-03-14' },
      items: [
        enquiredProduct(0, { price: 1_100_000, wishes: { fabric: 'Bouclé', colour: 'Forest green' } }),
        enquiredProduct(1, { quantity: 4 }),
        createEnquiryItem({ item: testId('product', 999), name: 'Old Ìkòyí armchair', isAvailable: false }),
      ],
      quotedTotal: 2_400_000,
      createdAt: testTime(30),
      steps: [{ status: 'quoted', at: testTime(50) }],
    }),
    linkKey: testLinkKey,
    desk: {
      ...emptyDesk,
      name: 'Folasade Adebayo-Williams',
      phoneNumber: '08012345678',
      history: [
        {
          _id: testId('step', 1),
          kind: 'note',
          from: null,
          to: null,
          text: 'Asked for a darker fabric.',
          userName: 'Tunde Bakare',
          at: testTime(45),
        },
        { _id: testId('step', 2), kind: 'step', from: 'new', to: 'quoted', text: '', userName: 'Bola Ade', at: testTime(50) },
      ],
      updatedAt: testTime(50),
    },
  },
  {
    enquiry: createEnquiry({ reference: 'ILE-CQ4RTW', items: [enquiredProduct(4)], source: 'product', createdAt: testTime(60) }),
    linkKey: testLinkKey,
  },
  {
    enquiry: createEnquiry({ reference: 'ILE-MN7PQ6', items: [enquiredProduct(5), enquiredProduct(6)], createdAt: testTime(70) }),
    linkKey: testLinkKey,
    desk: { ...emptyDesk, name: 'Ada Obi', phoneNumber: '08012345678', updatedAt: testTime(70) },
  },
]
