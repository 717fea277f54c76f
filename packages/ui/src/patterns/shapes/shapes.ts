import type { Priced } from '@shop/domain'

/** A stored picture. An image of the API is assignable. */
export interface ShopImage {
  /** The largest JPEG of at most 1280 pixels. The addresses of other variants are derived from it. */
  url: string
  public_id: string
  /** Alternative text; may be ''. */
  alt: string
  /** Size of the original in pixels. */
  width: number
  height: number
  /** Available widths in pixels. */
  widths: readonly number[]
  /** A data URL of the picture at about 16 pixels. */
  placeholder: string
}

/** A link of the header, the drawer or the footer. */
export interface NavigationLink {
  /** The visible text. */
  label: string
  href: string
  /** Sets `aria-current="page"`, for the current page. */
  current?: boolean
}

/** A link with a picture: a category, a style, a room. */
export interface PictureLink {
  label: string
  href: string
  /** The picture behind the text, or null for a linen background. */
  image: ShopImage | null
}

/** The fields of a product that a card shows. A product of the API is assignable. */
export interface CardProduct extends Priced {
  name: string
  style: string
  /** Set composition as written by the shop: '(3+3+1+1)'. */
  items: string
  /** The first is shown, the second on hover. */
  images: readonly ShopImage[]
}

/** The fields of a collection that a card shows. A collection of the API is assignable. */
export interface CardCollection extends Priced {
  name: string
  style: string
  items: string
  coverImage: ShopImage | null
}
