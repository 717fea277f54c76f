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
}
