/** Every constant of the shop in one place. The unit stands in each comment. */
export const limits = {
  /** Items on a page of a list, unless asked otherwise. */
  pageSize: 12,
  /** Items on a page of a list, at most. */
  pageSizeMaximum: 100,
  /** Last page that may be asked for, so that no offset leaves the range of the database. */
  pageMaximum: 1_000_000,
  /** Products, and collections, that the home page shows. */
  homeItems: 10,
  /** Pictures of the hero slideshow. */
  heroSlides: 5,
  /** Milliseconds that each picture of the hero stays. */
  heroInterval: 5000,
  /** CSS pixels that a finger has to travel for a swipe. */
  swipeThreshold: 50,
  /** Items of one line, at least and at most. */
  quantityMinimum: 1,
  quantityMaximum: 99,
  /** Different lines of a cart or entries of a wishlist that one request may name. */
  linesMaximum: 500,
  /** Pictures of one item, at most. */
  imagesMaximum: 10,
  /** Bytes of one picture, at most (10 MB). */
  imageBytesMaximum: 10 * 1024 * 1024,
  /** Naira: the highest price that can be stored, numeric(14,2). */
  priceMaximum: 999_999_999_999.99,
  /** Centimetres: the largest width, depth or height. */
  dimensionMaximum: 10_000,
  /** Characters of texts, at most. */
  nameMaximum: 200,
  itemsMaximum: 500,
  originMaximum: 100,
  descriptionMaximum: 50_000,
  altMaximum: 300,
  searchMaximum: 200,
  emailMaximum: 254,
  messageMaximum: 5000,
  subjectMaximum: 200,
  /** Characters of a password: the field's pattern, the check on change and reset, and the longest one hashed. */
  passwordMinimum: 8,
  passwordCheckMinimum: 6,
  passwordMaximum: 128,
  /** Digits of a phone number. */
  phoneMinimum: 10,
  phoneMaximum: 14,
  /** Milliseconds that a toast stays, how many are held, and the delay before one leaves the page. */
  toastSuccess: 2000,
  toastError: 4000,
  toastsHeld: 20,
  toastRemoveDelay: 1000,
  /** Milliseconds before a page scrolls to its top; from a product card the page needs longer. */
  scrollDelay: 10,
  cardScrollDelay: 50,
  /** CSS pixels of the rich-text editor. */
  editorHeight: 300,
  /** Zoom of the showroom's map. */
  mapZoom: 17,
} as const
