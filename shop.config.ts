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
  // Whether each new enquiry is emailed to the address above. Admins change it under Shop Details.
  enquiryEmails: true,
  // Texts for answers to enquiries by status, such as quoted: 'Hello {name}, …', in place of the original ones. Admins change them there, too.
  answers: {},
  chatGreeting: 'Hello Atelier Ilé, I would like to ask about your furniture.',
  address: {
    street: '12 Demonstration Close',
    locality: 'Lekki Phase 1',
    region: 'Lagos',
    country: 'Nigeria',
    countryCode: 'NG',
  },
  coordinates: { latitude: 6.4474, longitude: 3.4723 },
  /** '' for a network that the shop does not use. */
  social: {
    instagram: 'https://www.instagram.com/atelier-ile.example',
    tiktok: 'https://www.tiktok.com/@atelier-ile.example',
    x: 'https://x.com/atelier_ile_example',
  },
  /** The opening hours of the showroom: two times of 24 hours a day, or null for closed. */
  hours: {
    monday: ['09:00', '18:00'],
    tuesday: ['09:00', '18:00'],
    wednesday: ['09:00', '18:00'],
    thursday: ['09:00', '18:00'],
    friday: ['09:00', '18:00'],
    saturday: ['10:00', '16:00'],
    sunday: null,
  },
  map: {
    service: 'Google Maps',
    embed: 'https://www.google.com/maps?q={latitude},{longitude}&z={zoom}&output=embed',
    page: 'https://www.google.com/maps/search/?api=1&query={latitude},{longitude}',
  },
  /** Days from which the legal pages hold. */
  legal: { terms: '2025-07-08', privacy: '2025-07-08' },
  /** A `picture` may stand beside `words`. */
  team: [
    {
      name: 'Adaeze Example',
      role: 'Founder and creative director',
      words:
        'Adaeze draws the first sketch of every design and approves the finished furniture. She trained as an architect and still starts with the room, not with the sofa.',
      links: [
        { label: 'Email Adaeze', href: 'mailto:adaeze@atelier-ile.example' },
        { label: 'LinkedIn', href: 'https://www.linkedin.com/in/adaeze-example' },
      ],
    },
    {
      name: 'Tunde Sample',
      role: 'Head of the workshop',
      words:
        'Tunde runs the workshop, from the timber store to the finishing room. He tries every sofa, drawer and door himself before it leaves the building.',
      links: [
        { label: 'Email Tunde', href: 'mailto:tunde@atelier-ile.example' },
        { label: 'LinkedIn', href: 'https://www.linkedin.com/in/tunde-sample' },
      ],
    },
  ],
  /** Covers of the E-Catalog page, each with the page of a design-sharing site on which it can be leafed through. */
  catalogues: [
    {
      title: 'Living Rooms',
      href: 'https://designs.example/atelier-ile/living-rooms',
      picture: {
        file: 'demo/images/oba-sofa-2.webp',
        alt: 'Rolled arm of a burgundy velvet sofa, piped in gold, with a gold cushion',
      },
    },
    {
      title: 'Armchairs',
      href: 'https://designs.example/atelier-ile/armchairs',
      picture: {
        file: 'demo/images/adire-wing-1.webp',
        alt: 'Emerald velvet wingback chair with a buttoned back on turned mahogany legs',
      },
    },
    {
      title: 'Bedrooms',
      href: 'https://designs.example/atelier-ile/bedrooms',
      picture: {
        file: 'demo/images/ikoyi-bed-1.webp',
        alt: 'Dark blue velvet bed with a channelled headboard between two walnut nightstands',
      },
    },
    {
      title: 'Dining Rooms',
      href: 'https://designs.example/atelier-ile/dining-rooms',
      picture: {
        file: 'demo/images/yaba-dining-1.webp',
        alt: 'Long white marble dining table with six cream bouclé shell chairs',
      },
    },
    {
      title: 'Wardrobes',
      href: 'https://designs.example/atelier-ile/wardrobes',
      picture: {
        file: 'demo/images/asaba-wardrobe-1.webp',
        alt: 'Walnut wardrobe with fluted doors around a lit bay of shelves',
      },
    },
    {
      title: 'TV Walls',
      href: 'https://designs.example/atelier-ile/tv-walls',
      picture: {
        file: 'demo/images/eclipse-tv-1.webp',
        alt: 'Black wall-hung console before a tall white marble panel with brass edges',
      },
    },
    {
      title: 'Carpets',
      href: 'https://designs.example/atelier-ile/carpets',
      picture: {
        file: 'demo/images/rumi-carpet-1.webp',
        alt: 'Red and indigo medallion carpet with a floral border on an oak floor',
      },
    },
  ],
  /** The shop's own pictures: files beside this one, prepared by the shop when it starts. */
  pictures: {
    about: {
      file: 'demo/images/hero-lounge.webp',
      alt: 'Green panelled parlour with two emerald wingback chairs on a red medallion carpet',
    },
    design: { file: 'demo/images/eko-sofa-2.webp', alt: 'Rounded arm of a cream bouclé sofa above a walnut leg tipped in brass' },
    manufacturing: {
      file: 'demo/images/durbar-table-2.webp',
      alt: 'Turned leg, gilded edge and lower shelf of a mahogany table',
    },
    logistics: {
      file: 'demo/images/hero-dining.webp',
      alt: 'Dining room with a white marble table, six cream bouclé chairs and a walnut sideboard',
    },
    clientSupport: {
      file: 'demo/images/hero-corner.webp',
      alt: 'Living room with a grey corner sofa and two marble nesting tables',
    },
    showroom: {
      file: 'demo/images/hero-living.webp',
      alt: 'Living room with a cream bouclé sofa, a marble table on brass rods and an ivory swivel chair',
    },
  },
}

export default shop
