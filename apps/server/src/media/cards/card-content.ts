/** What a preview card shows, as it is written on it. */
export interface CardContent {
  /** The shop's name. */
  readonly shop: string
  /** What it is, such as 'Collection of 4'; '' for a product. */
  readonly label: string
  readonly name: string
  /** The price that shoppers pay, in naira with its sign. */
  readonly price: string
  /** The price before a promotion, struck through; '' without a promotion. */
  readonly oldPrice: string
}

/** A card to draw: its texts, and the files of its pictures. */
export interface CardOrder {
  readonly content: CardContent
  /** JPEGs of the shop's store: none, one, or four as a grid. */
  readonly pictures: readonly Buffer[]
}

/** Draws a preview card as a JPEG of 1200 x 630 pixels. */
export type DrawCard = (order: CardOrder) => Promise<Buffer>
