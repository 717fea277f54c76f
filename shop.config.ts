import type { ShopConfig } from '@shop/domain'

/**
 * Every fact of the shop that its owner may change, in one place. Edit, then restart.
 * The values below belong to the demo shop and are fictional.
 */
const shop: ShopConfig = {
  name: 'Atelier Ilé',
  tagline: 'Bespoke furniture and interiors, made in Lagos',
  description:
    'Atelier Ilé designs and makes bespoke luxury furniture and interiors: sofas, beds, dining, wardrobes and carpets, priced in naira.',
  phone: '+234 800 000 0000',
  email: 'hello@atelier-ile.example',
  /** Digits only, with the country code: the number that wa.me links open. */
  chatNumber: '2348000000000',
  chatGreeting: 'Hello Atelier Ilé, I would like to ask about your furniture.',
  address: {
    street: '12 Demonstration Close',
    locality: 'Lekki Phase 1',
    region: 'Lagos',
    country: 'Nigeria',
    countryCode: 'NG',
  },
  coordinates: { latitude: 6.4474, longitude: 3.4723 },
  social: {
    instagram: 'https://www.instagram.com/atelier-ile.example',
    tiktok: 'https://www.tiktok.com/@atelier-ile.example',
    x: 'https://x.com/atelier_ile_example',
  },
}

export default shop
