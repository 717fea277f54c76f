/** All constants of the shop. Each comment names the unit. */
export const limits = {
  /** Default number of items on a page of a catalogue list. */
  pageSize: 12,
  /** Maximum number of items on a page of a catalogue list. */
  pageSizeMaximum: 100,
  /** Highest page number that a request may have, so that offsets stay in the range of the database. */
  pageMaximum: 1_000_000,
  /** Number of products, and of collections, on the home page. */
  homeItems: 10,
  /** Number of pictures in the hero slideshow. */
  heroSlides: 5,
  /** Milliseconds that each hero picture is shown. */
  heroInterval: 5000,
  /** CSS pixels that a finger must move for a swipe. */
  swipeThreshold: 50,
  /** Minimum and maximum quantity of one line. */
  quantityMinimum: 1,
  quantityMaximum: 99,
  /** Maximum number of cart lines or wishlist entries in one request. */
  linesMaximum: 500,
  /** Maximum number of items that an admin changes at once. */
  bulkMaximum: 100,
  /** Maximum number of lines in one enquiry. */
  enquiryLinesMaximum: 50,
  /** Up to this number, the enquiries of a status are counted in the list of admins. */
  enquiryCountMaximum: 100,
  /** Maximum number of characters in the note of an enquiry. */
  noteMaximum: 1000,
  /** Maximum number of characters in a message that a chat app opens with. */
  chatMessageMaximum: 1800,
  /** Maximum number of pictures of one item. */
  imagesMaximum: 10,
  /** Maximum number of e-catalogues. */
  eCataloguesMaximum: 12,
  /** Maximum size of one picture in bytes (10 MB). */
  imageBytesMaximum: 10 * 1024 * 1024,
  /** Naira: the highest price that can be stored, numeric(14,2). */
  priceMaximum: 999_999_999_999.99,
  /** Maximum width, depth or height in centimetres. */
  dimensionMaximum: 10_000,
  /** Maximum lead time of a product in weeks. */
  leadTimeMaximum: 52,
  /** Maximum lengths of texts in characters. */
  nameMaximum: 200,
  personNameMaximum: 80,
  itemsMaximum: 500,
  originMaximum: 100,
  materialMaximum: 80,
  descriptionMaximum: 50_000,
  altMaximum: 300,
  searchMaximum: 200,
  emailMaximum: 254,
  messageMaximum: 5000,
  subjectMaximum: 200,
  /**
   * Lengths of a password in characters: the pattern of the field, the check on change and reset, and the longest one that is
   * hashed.
   */
  passwordMinimum: 8,
  passwordCheckMinimum: 6,
  passwordMaximum: 128,
  /** Number of digits in a phone number. */
  phoneMinimum: 10,
  phoneMaximum: 14,
  /** Milliseconds that a toast is shown, the maximum number of toasts, and the delay before one leaves the page. */
  toastSuccess: 2000,
  toastError: 4000,
  toastsHeld: 20,
  toastRemoveDelay: 1000,
  /** Milliseconds before a page scrolls to its top; longer after a click on a product card. */
  scrollDelay: 10,
  cardScrollDelay: 50,
  /** CSS pixels of the rich-text editor. */
  editorHeight: 300,
  /** Zoom level of the showroom's map. */
  mapZoom: 17,
} as const
