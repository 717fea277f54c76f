/** An image as the shop keeps it. An image of the API fits as it is. */
export interface ShopImage {
  /** The largest JPEG of at most 1280 pixels; the other variants are named after it. */
  url: string
  public_id: string
  /** What is to be seen; may be ''. */
  alt: string
  /** Size of the original in pixels. */
  width: number
  height: number
  /** Widths in pixels in which it exists. */
  widths: readonly number[]
  /** A data URL of the picture at about 16 pixels. */
  placeholder: string
}

/** A link of a menu, the header, the drawer or the footer. */
export interface NavigationLink {
  /** The words people read and press. */
  label: string
  href: string
  /** True for the page that is open now; said as `aria-current="page"`. */
  current?: boolean
}

/** A link of a gallery of pictures: a category, a style, a room. */
export interface PictureLink {
  label: string
  href: string
  /** The picture behind the words; null shows the linen ground alone. */
  image: ShopImage | null
}

/** What decides the price that people see: the shape shared by a product and a collection. Naira. */
export interface ItemPrice {
  price: number
  isPromo: boolean
  discountedPrice: number | null
}

/** What a card shows of a product. A product of the API fits as it is. */
export interface CardProduct extends ItemPrice {
  name: string
  style: string
  /** What the buyer gets, as the shop writes it: '(3+3+1+1)'. */
  items: string
  /** The first is shown, the second appears under a mouse. */
  images: readonly ShopImage[]
}

/** What a card shows of a collection. A collection of the API fits as it is. */
export interface CardCollection extends ItemPrice {
  name: string
  style: string
  items: string
  coverImage: ShopImage | null
}
