import type { SnapshotFrom } from 'xstate'
import type { VersionedShopDetails } from '@shop/api'
import { stateWords } from '../testing/state-words.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { shopDetailsMachine } from './shop-details.machine.ts'
import { hasUnsavedDetails } from './compare-details.ts'
import { problemsOf } from './details-problems.ts'
import { inReading, isAnyUnread } from './shop-pictures.ts'
import type { ShopDetailsForm } from './shop-details.types.ts'
import { isUnread } from '../item-editor/pictures.ts'

const picture = {
  url: '/media/sofa-1280.jpg',
  public_id: 'sofa',
  alt: 'A sofa',
  width: 1600,
  height: 1200,
  widths: [1280],
  placeholder: '',
}

/** A data URL of a picture just over 10 MB. */
const tooLargePicture = `data:image/jpeg;base64,${'A'.repeat(14 * 1024 * 1024)}`

const weekday = ['09:00', '18:00'] as const

const details: VersionedShopDetails = {
  version: 3,
  phone: '+234 800 000 0000',
  chatNumber: '2348000000000',
  address: {
    street: '12 Demonstration Close',
    locality: 'Lekki Phase 1',
    region: 'Lagos',
    country: 'Nigeria',
    countryCode: 'NG',
  },
  coordinates: { latitude: 6.4474, longitude: 3.4723 },
  hours: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: ['10:00', '16:00'],
    sunday: null,
  },
  social: {
    instagram: 'https://www.instagram.com/atelier.example',
    tiktok: 'https://www.tiktok.com/@atelier.example',
    x: 'https://x.com/atelier_example',
  },
  enquiryEmails: true,
  answers: {},
  catalogues: [{ title: 'Living Rooms', href: 'https://designs.example/living-rooms', picture }],
  heroes: [],
}

const failed = { 'the session has ended': { status: 401 }, 'there is no network': { status: null } }

/** The form without pictures that may turn out to be unusable. */
function withoutUnread(form: ShopDetailsForm): ShopDetailsForm {
  const read = (pictures: ShopDetailsForm['heroes']) => pictures.filter((picture) => !isUnread(picture))
  return {
    ...form,
    heroes: read(form.heroes),
    catalogues: form.catalogues.map((catalogue) => ({ ...catalogue, pictures: read(catalogue.pictures) })),
  }
}

type Walked = SnapshotFrom<typeof shopDetailsMachine>

const theirPhone = '+234 1 234 5678'

const whole: ChartModel<typeof shopDetailsMachine> = {
  machine: shopDetailsMachine,
  starts: { 'The page opens': undefined },
  cases: {
    'lines.set': {
      'a new chat number is typed': { lines: { chatNumber: '+234 809 999 9999' } },
      'a wrong chat number is typed': { lines: { chatNumber: '0809' } },
    },
    'hours.set': { 'Sunday is opened': { day: 'sunday', hours: { isOpen: true, opens: '12:00', closes: '16:00' } } },
    'emails.set': { 'the emails about enquiries are switched off': { enquiryEmails: false } },
    'answers.set': { 'the answer to a new enquiry is changed': { answers: { new: 'Hello {name}.' } } },
    'catalogue.add': { 'an e-catalogue is added': {} },
    'catalogue.set': { 'the link of an e-catalogue is emptied': { key: 'catalogue-1', catalogue: { href: '' } } },
    'catalogue.remove': {
      'the e-catalogue is removed': { key: 'catalogue-1' },
      'an e-catalogue that does not exist is removed': { key: 'gone' },
    },
    'catalogue.move': { 'an e-catalogue that does not exist is moved': { key: 'gone', to: 0 } },
    'pictures.pick': {
      'a cover is picked': { place: 'catalogue-1', files: [{ name: 'cover.jpg', size: 3_000_000, type: 'image/jpeg' }] },
    },
    'pictures.reuse': { 'a picture of the shop is chosen': { images: [picture] } },
    'picture.remove': {
      'the picture that is being read is removed': ({ context: { form } }) => {
        const { place = 'heroes', picture } = inReading(form) ?? {}
        return { place, key: picture?.key ?? 'none' }
      },
      'a picture that does not exist is removed': { place: 'heroes', key: 'gone' },
    },
    'picture.move': { 'a picture that does not exist is moved': { key: 'gone', to: 0 } },
    'picture.describe': { 'a picture that does not exist is described': { place: 'heroes', key: 'gone', alt: 'A room' } },
    'form.submit': { Save: {} },
    'form.retry': { 'Try again': {} },
    'form.leave': { 'a link to another page is clicked': {} },
    'leave.confirm': { Leave: {} },
    'leave.cancel': { Stay: {} },
    'session.restored': { 'the user signed in again': {} },
    'conflict.keepMine': { 'Keep my changes': {} },
    'conflict.takeTheirs': { 'Take theirs': {} },
    'conflict.dismiss': { 'Back to the form': {} },
  },
  ends: {
    load: { done: { 'the details are loaded': details }, failed },
    read: {
      done: { 'the picture is read': 'data:image/jpeg;base64,AAAA', 'the picture is over 10 MB': tooLargePicture },
      failed: { 'the file is not a picture': new Error('This is no picture.') },
    },
    save: {
      done: { 'the server saved them': details },
      failed: {
        ...failed,
        'the browser is offline': { status: null, isOffline: true },
        'the user is no longer an admin': { status: 403, serverMessage: 'Only an admin may do this.' },
        'another admin has saved': { status: 409 },
        'the server rejects a field': {
          status: 422,
          serverMessage: 'Enter the street, in at most 120 characters.',
          issues: [{ path: 'address.street', message: 'Enter the street, in at most 120 characters.' }],
        },
      },
    },
    compare: {
      done: {
        'the details of the other admin are loaded': ({ context: { base } }: Walked) => ({
          ...base!,
          phone: base!.phone === theirPhone ? details.phone : theirPhone,
        }),
        'the details are loaded unchanged': ({ context: { base } }: Walked) => base!,
      },
      failed,
    },
  },
  describe: ({ value, context }) => {
    const { form, base } = context
    const problems = base === null ? [] : problemsOf(form).map(({ path }) => path.split('.').at(-1))
    const place = inReading(form)?.place
    return [
      stateWords(value),
      hasUnsavedDetails({ ...context, form: withoutUnread(form) }) && 'changed',
      problems.length > 0 && `invalid ${problems.join(' and ')}`,
      form.catalogues.length !== 1 && `${form.catalogues.length} e-catalogues`,
      isAnyUnread(form) && `to read for ${place ?? 'a cover'}`,
    ]
      .filter((word) => typeof word === 'string')
      .join(', ')
  },
  show: ({ context: { failure, problems } }) => failure ?? problems[0]?.message ?? 'no message',
}

const catalogueEvents = ['catalogue.add', 'catalogue.set', 'catalogue.remove', 'catalogue.move'] as const
const pictureEvents = ['pictures.pick', 'pictures.reuse', 'picture.remove', 'picture.move', 'picture.describe'] as const
const otherEvents = [
  'lines.set',
  'hours.set',
  'answers.set',
  'form.retry',
  'form.leave',
  'leave.confirm',
  'leave.cancel',
  'session.restored',
  'conflict.keepMine',
  'conflict.takeTheirs',
  'conflict.dismiss',
] as const

/** The saves that get no response, before which the chat number changes. */
const lostSaves: ChartModel<typeof shopDetailsMachine> = {
  ...whole,
  starts: { 'The page opens, for lost responses': undefined },
  cases: {
    ...whole.cases,
    'lines.set': {
      'a chat number is typed': { lines: { chatNumber: '2348099999999' } },
      'another chat number is typed': { lines: { chatNumber: '2348088888888' } },
    },
  },
  leavesOut: [
    ...catalogueEvents,
    ...pictureEvents,
    ...otherEvents.filter((type) => type !== 'lines.set'),
    'hours.set',
    'emails.set',
  ],
  ends: {
    ...whole.ends,
    save: {
      done: { 'the server saved them': details },
      failed: { 'there is no network': { status: null }, 'another admin has saved': { status: 409 } },
    },
    compare: {
      done: {
        'the details of the earlier save are loaded': ({ context: { base, unanswered } }: Walked) => ({
          ...base!,
          chatNumber: unanswered?.lines.chatNumber ?? base!.chatNumber,
        }),
      },
      failed: { 'there is no network': { status: null } },
    },
  },
  describe: ({ value, context: { base, form, unanswered } }) =>
    `${stateWords(value)}, ${base?.chatNumber} is ${form.lines.chatNumber}, sent ${unanswered?.lines.chatNumber}`,
}

/** The events of the form of the shop details, for path tests. The e-catalogues and the pictures have a walk of their own. */
export const shopDetailsModels: [ChartModel<typeof shopDetailsMachine>, ...ChartModel<typeof shopDetailsMachine>[]] = [
  { ...whole, leavesOut: [...catalogueEvents, ...pictureEvents] },
  {
    ...whole,
    starts: { 'The page opens, for pictures': undefined },
    within: ({ context: { form } }) =>
      form.catalogues.length <= 2 && form.catalogues.every(({ pictures }) => pictures.length <= 2),
    leavesOut: otherEvents,
    ends: {
      ...whole.ends,
      save: { done: { 'the server saved them': details }, failed: { 'there is no network': { status: null } } },
    },
  },
  lostSaves,
]
