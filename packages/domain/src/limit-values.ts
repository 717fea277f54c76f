// Separate constants, so that a page downloads only the ones that it uses.

/** Default number of items on a page of a catalogue list. */
export const pageSize = 12
/** Maximum number of items on a page of a catalogue list. */
export const pageSizeMaximum = 100
/** Highest page number that a request may have, so that offsets stay in the range of the database. */
export const pageMaximum = 1_000_000
/** Number of products, and of collections, on the home page. */
export const homeItems = 10
/** Maximum number of pictures in the hero slideshow. */
export const heroSlides = 5
/** Milliseconds that each hero picture is shown. */
export const heroInterval = 5000
/** CSS pixels that a finger must move for a swipe. */
export const swipeThreshold = 50
/** Minimum and maximum quantity of one line. */
export const quantityMinimum = 1
export const quantityMaximum = 99
/** Maximum number of items in a cart or a wishlist, unless a merge exceeds it, and of ids in one request. */
export const linesMaximum = 500
/** Maximum number of items that an admin changes at once. */
export const bulkMaximum = 100
/** Maximum number of lines in one enquiry. */
export const enquiryLinesMaximum = 50
/** Up to this number, the enquiries of a status are counted in the list of admins. */
export const enquiryCountMaximum = 100
/** Maximum number of enquiries that a browser keeps for a guest. */
export const browserEnquiriesMaximum = 50
/** Maximum number of characters in a text for answers to enquiries. */
export const answerMaximum = 1000
/** Maximum number of characters in the note of an enquiry. */
export const noteMaximum = 1000
/** Maximum number of characters in a message that a chat app opens with. */
export const chatMessageMaximum = 1800
/** Maximum number of characters in a link to an email program. Chromium on Windows ignores a `mailto:` link beyond 2,048. */
export const mailLinkMaximum = 2000
/** Maximum number of pictures of one item. */
export const imagesMaximum = 10
/** Maximum number of e-catalogues. */
export const eCataloguesMaximum = 12
/** Maximum size of one picture in bytes (10 MB). */
export const imageBytesMaximum = 10 * 1024 * 1024
/** Naira: the highest price that can be stored, numeric(14,2). */
export const priceMaximum = 999_999_999_999.99
/** Maximum width, depth or height in centimetres. */
export const dimensionMaximum = 10_000
/** Maximum lead time of a product in weeks. */
export const leadTimeMaximum = 52
/** Maximum lengths of texts in characters. */
export const nameMaximum = 200
export const personNameMaximum = 80
export const itemsMaximum = 500
export const originMaximum = 100
export const materialMaximum = 80
export const descriptionMaximum = 50_000
export const altMaximum = 300
export const searchMaximum = 200
export const emailMaximum = 254
export const messageMaximum = 5000
export const subjectMaximum = 200
/** Lengths of a password in characters: the check on change and reset, and the longest one that is hashed. */
export const passwordCheckMinimum = 6
export const passwordMaximum = 128
/** Number of digits in a phone number. */
export const phoneMinimum = 10
export const phoneMaximum = 14
/** Milliseconds before a page scrolls to its top; longer after a click on a product card. */
export const scrollDelay = 10
export const cardScrollDelay = 50
/** Zoom level of the showroom's map. */
export const mapZoom = 17
