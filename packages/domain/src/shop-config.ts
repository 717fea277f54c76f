import type { ChangedAnswers } from './enquiries/original-answers.ts'
import type { OpeningTimes } from './opening-hours.ts'

/** A picture of the shop itself: a file next to `shop.config.ts`. */
export interface PictureFile {
  /** JPEG, PNG, WebP or AVIF, at most 10 MB; the path is relative to the folder of `shop.config.ts`. */
  readonly file: string
  /** The alternative text for users who do not see the picture. */
  readonly alt: string
}

/** The places that show the shop's own pictures: the opening of About Us, its four teams, the showroom. */
export const picturePlaces = ['about', 'design', 'manufacturing', 'logistics', 'clientSupport', 'showroom'] as const

/** A place where one of the shop's own pictures is shown. */
export type PicturePlace = (typeof picturePlaces)[number]

/** A leader of the shop, as About Us presents them. */
interface Leader {
  readonly name: string
  readonly role: string
  /** Two or three sentences. */
  readonly words: string
  /** Links for contacting the person: addresses that begin with https:, mailto: or tel:. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
  readonly picture?: PictureFile
}

/** One catalogue: its cover, and its page on a design-sharing site. */
interface CatalogueCover {
  readonly title: string
  readonly href: string
  readonly picture: PictureFile
}

/** The facts of a shop that its owner edits in `shop.config.ts`. */
export interface ShopConfig {
  readonly name: string
  readonly tagline: string
  /** One or two sentences for search engines and shared links. */
  readonly description: string
  /** As users read it; spaces and a leading + are allowed. */
  readonly phone: string
  readonly email: string
  /** Digits only, with the country code: the number in wa.me links. */
  readonly chatNumber: string
  /** The text that the floating chat link prefills. */
  readonly chatGreeting: string
  /** Whether each new enquiry is emailed to `email`. */
  readonly enquiryEmails: boolean
  /** The texts for answers to enquiries that differ from `originalAnswers`, by status. */
  readonly answers: ChangedAnswers
  readonly address: {
    readonly street: string
    readonly locality: string
    readonly region: string
    readonly country: string
    /** Two letters, ISO 3166-1. */
    readonly countryCode: string
  }
  /** The showroom's position in decimal degrees. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number }
  /** Full addresses of the shop's pages; '' for a network that the shop does not use. */
  readonly social: { readonly instagram: string; readonly tiktok: string; readonly x: string }
  /** The showroom's opening hours by weekday: two times in 24-hour format, or null when closed. */
  readonly hours: OpeningTimes
  /** The maps service. Its addresses contain the placeholders `{latitude}`, `{longitude}` and `{zoom}`. */
  readonly map: {
    /** The service's name, for 'Open in …'. */
    readonly service: string
    /** The page for an iframe. Its origin is the only one that the shop's pages may embed. */
    readonly embed: string
    /** The page for a tab of its own. */
    readonly page: string
  }
  /** The dates from which the legal pages are in effect, as YYYY-MM-DD. */
  readonly legal: { readonly terms: string; readonly privacy: string }
  /** The leaders of the shop. */
  readonly team: readonly Leader[]
  /** The catalogues of the E-Catalog page, in order. */
  readonly catalogues: readonly CatalogueCover[]
  readonly pictures: Readonly<Record<PicturePlace, PictureFile>>
}

/** Facts that only some pages show, which those pages request from the API, and settings that no page shows. */
const singlePageFacts = ['enquiryEmails', 'answers', 'coordinates', 'hours', 'map', 'team', 'catalogues', 'pictures'] as const

/** The facts that every page includes. */
export type ShopIdentity = Omit<ShopConfig, (typeof singlePageFacts)[number]>

/** The facts that every page includes. There are few, because a phone downloads them with each page. */
export function shopIdentity(shop: ShopConfig): ShopIdentity {
  const identity: Partial<ShopConfig> = { ...shop }
  for (const fact of singlePageFacts) delete (identity as Record<string, unknown>)[fact]
  return identity as ShopIdentity
}
