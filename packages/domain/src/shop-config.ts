import type { OpeningTimes } from './opening-hours.ts'

/** A picture of the shop's own: a file beside `shop.config.ts`. */
export interface PictureFile {
  /** JPEG, PNG, WebP or AVIF, at most 10 MB; the path starts at the folder of `shop.config.ts`. */
  readonly file: string
  /** What is to be seen, for people who do not see it. */
  readonly alt: string
}

/** Where the shop's own pictures stand: the opening of About Us, its four teams, the showroom. */
export const picturePlaces = ['about', 'design', 'manufacturing', 'logistics', 'clientSupport', 'showroom'] as const

/** A place of one of the shop's own pictures. */
export type PicturePlace = (typeof picturePlaces)[number]

/** A person who leads the shop, as About Us presents them. */
export interface Leader {
  readonly name: string
  readonly role: string
  /** Two or three sentences. */
  readonly words: string
  /** Ways to reach the person: addresses that begin with https:, mailto: or tel:. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
  readonly picture?: PictureFile
}

/** One catalogue: its cover, and the page of a design-sharing site on which it can be leafed through. */
export interface CatalogueCover {
  readonly title: string
  readonly href: string
  readonly picture: PictureFile
}

/** The facts of a shop that its owner edits, in `shop.config.ts`. */
export interface ShopConfig {
  readonly name: string
  readonly tagline: string
  /** One or two sentences for search engines and shared links. */
  readonly description: string
  /** As people read it; spaces and a leading + are fine. */
  readonly phone: string
  readonly email: string
  /** Digits only, with the country code: the number that wa.me links open. */
  readonly chatNumber: string
  /** The text that the floating chat link types in. */
  readonly chatGreeting: string
  readonly address: {
    readonly street: string
    readonly locality: string
    readonly region: string
    readonly country: string
    /** Two letters, ISO 3166-1. */
    readonly countryCode: string
  }
  /** Decimal degrees of the showroom. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number }
  /** Full addresses of the shop's pages. */
  readonly social: { readonly instagram: string; readonly tiktok: string; readonly x: string }
  /** When the showroom is open, by weekday: two times of 24 hours, or null for closed. */
  readonly hours: OpeningTimes
  /** The maps service. In its addresses `{latitude}`, `{longitude}` and `{zoom}` are filled in. */
  readonly map: {
    /** The service's name, for 'Open in …'. */
    readonly service: string
    /** The page for a frame. Its origin is the only one that the shop's pages may show in a frame. */
    readonly embed: string
    /** The page for a tab of its own. */
    readonly page: string
  }
  /** Days from which the legal pages hold, as YYYY-MM-DD. */
  readonly legal: { readonly terms: string; readonly privacy: string }
  /** Who leads the shop. */
  readonly team: readonly Leader[]
  /** The catalogues of the E-Catalog page, in their order. */
  readonly catalogues: readonly CatalogueCover[]
  readonly pictures: Readonly<Record<PicturePlace, PictureFile>>
}

/** Facts that belong to single pages, which ask the API for them. */
const ofSinglePages = ['coordinates', 'hours', 'map', 'team', 'catalogues', 'pictures'] as const

/** What every page knows of the shop, and carries along. */
export type ShopIdentity = Omit<ShopConfig, (typeof ofSinglePages)[number]>

/** The part of a shop's facts that every page carries: small, since a phone downloads it with each of them. */
export function shopIdentity(shop: ShopConfig): ShopIdentity {
  const identity: Partial<ShopConfig> = { ...shop }
  for (const fact of ofSinglePages) delete (identity as Record<string, unknown>)[fact]
  return identity as ShopIdentity
}
