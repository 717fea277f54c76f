import type { VersionedShopDetails } from '@shop/api'
import { stateWords } from '../testing/state-words.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { shopDetailsMachine } from './shop-details.machine.ts'
import { hasUnsavedDetails, problemsOf } from './shop-details.rules.ts'

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
}

const failed = { 'the session has ended': { status: 401 }, 'there is no network': { status: null } }

/** The events of the form of the shop details, for path tests. */
export const shopDetailsModel: ChartModel<typeof shopDetailsMachine> = {
  machine: shopDetailsMachine,
  starts: { 'The page opens': undefined },
  cases: {
    'lines.set': {
      'a new chat number is typed': { lines: { chatNumber: '+234 809 999 9999' } },
      'a wrong chat number is typed': { lines: { chatNumber: '0809' } },
    },
    'hours.set': { 'Sunday is opened': { day: 'sunday', hours: { isOpen: true, opens: '12:00', closes: '16:00' } } },
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
    save: {
      done: { 'the server saved them': details },
      failed: {
        ...failed,
        'the browser is offline': { status: null, isOffline: true },
        'the user is no longer an admin': { status: 403, serverMessage: 'Only an admin may do this.' },
        'another admin has saved': { status: 409 },
        'the server rejects a field': {
          status: 422,
          serverMessage: 'Street is required.',
          issues: [{ path: 'address.street', message: 'Street is required.' }],
        },
      },
    },
    compare: {
      done: { 'the details of the other admin are loaded': { ...details, version: 4, phone: '+234 1 234 5678' } },
      failed,
    },
  },
  describe: ({ value, context }) =>
    [stateWords(value), hasUnsavedDetails(context) && 'changed', context.base && problemsOf(context.form).length > 0 && 'invalid']
      .filter((word) => typeof word === 'string')
      .join(', '),
  show: ({ context: { failure, problems } }) => failure ?? problems[0]?.message ?? 'no message',
}
