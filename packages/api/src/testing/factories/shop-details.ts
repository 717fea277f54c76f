import { weekdays } from '@shop/domain'
import { createImage } from './image.ts'
import type { VersionedShopDetails } from '../../schemas/types.ts'

const hours = Object.fromEntries(weekdays.map((day) => [day, day === 'sunday' ? null : ['09:00', '18:00']]))

/** The facts of a shop that admins change, before the first save. */
export function createShopDetails(fields: Partial<VersionedShopDetails> = {}): VersionedShopDetails {
  return {
    version: 0,
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
    hours: hours as unknown as VersionedShopDetails['hours'],
    social: {
      instagram: 'https://www.instagram.com/atelier.example',
      tiktok: 'https://www.tiktok.com/@atelier.example',
      x: 'https://x.com/atelier_example',
    },
    enquiryEmails: true,
    answers: {},
    catalogues: [
      {
        title: 'Living Rooms',
        href: 'https://designs.example/living-rooms',
        picture: createImage({ public_id: 'cover', alt: 'A sofa' }),
      },
    ],
    heroes: [createImage({ public_id: 'hero', alt: 'A living room' })],
    ...fields,
  }
}
