import type { adminCollectionQuerySchema, adminProductQuerySchema } from './admin-catalogue.ts'
import type { missedSearchSchema, searchReportSchema, synonymSchema } from './admin-search.ts'
import type { acceptanceSchema, adminSchema, adminsSchema, invitationSchema } from './admins.ts'
import type { profileSchema, signUpSchema, logInSchema } from './auth.ts'
import type { cartResponseSchema } from './cart.ts'
import type {
  collectionFacetsSchema,
  collectionPageSchema,
  collectionQuerySchema,
  productFacetsSchema,
  productPageSchema,
  productQuerySchema,
  searchedSchema,
  showcaseSchema,
} from './catalogue.ts'
import type { adminEnquirySchema, enquiryFiguresSchema, enquiryListQuerySchema, listedEnquirySchema } from './admin-enquiries.ts'
import type { newCollectionSchema } from './collection-payload.ts'
import type { collectionProductSchema, collectionSchema } from './collection.ts'
import type { contactMessageSchema } from './contact.ts'
import type { adminChangeSchema, overviewSchema, unfinishedItemSchema } from './dashboard.ts'
import type { enquiriesSchemas, enquiryItemSchema, enquirySchema, enquirySummarySchema } from './enquiries.ts'
import type { errorSchema, issueSchema } from './error.ts'
import type { imagePayloadSchema, imageSchema } from './image.ts'
import type { cartLineSchema, wishlistEntrySchema } from './lines.ts'
import type { presentationSchema } from './presentation.ts'
import type { productPayloadSchema } from './product-payload.ts'
import type { dimensionsSchema, productSchema } from './product.ts'
import type { shopDetailsSchema, shopDetailsSchemas } from './shop-details.ts'
import type { userSchema } from './user.ts'
import type { wishlistResponseSchema } from './wishlist.ts'
import type { z } from './zod.ts'

/** A stored picture. */
export type Image = z.output<typeof imageSchema>
/** Width, depth and height in centimetres. */
export type Dimensions = z.output<typeof dimensionsSchema>
/** A product in a response. */
export type Product = z.output<typeof productSchema>
/** A collection in a response. */
export type Collection = z.output<typeof collectionSchema>
/** A product as its collection lists it. */
export type CollectionProduct = z.output<typeof collectionProductSchema>
/** The values of the filters of products, with counts. */
export type ProductFacets = z.output<typeof productFacetsSchema>
/** The values of the filters of collections, with counts. */
export type CollectionFacets = z.output<typeof collectionFacetsSchema>
/** What became of a search. */
export type Searched = z.output<typeof searchedSchema>
/** A page of products. */
export type ProductPage = z.output<typeof productPageSchema>
/** A page of collections. */
export type CollectionPage = z.output<typeof collectionPageSchema>
/** Filters, page and sort order of a list of products, as the server reads them. */
export type ProductQuery = z.output<typeof productQuerySchema>
/** Filters, page and sort order of a list of collections, as the server reads them. */
export type CollectionQuery = z.output<typeof collectionQuerySchema>
/** The pictures of the home page. */
export type Showcase = z.output<typeof showcaseSchema>
/** Facts about the shop that only some pages show. */
export type Presentation = z.output<typeof presentationSchema>
/** An account. */
export type User = z.output<typeof userSchema>
/** Email and password. */
export type LogIn = z.input<typeof logInSchema>
/** The fields of a new account. */
export type SignUp = z.input<typeof signUpSchema>
/** The fields of the account that a customer may change. */
export type Profile = z.input<typeof profileSchema>
/** A parameter of a list that is not a filter. */
type PagingParameter = 'page' | 'limit' | 'sort' | 'search'
/** The filters of a list of products, by the names of their parameters. */
export type ProductFilters = Omit<ProductQuery, PagingParameter>
/** The filters of a list of collections, by the names of their parameters. */
export type CollectionFilters = Omit<CollectionQuery, PagingParameter>
/** A product as its form sends it. */
export type ProductPayload = z.input<typeof productPayloadSchema>
/** A collection as its form sends it. */
export type CollectionPayload = z.input<typeof newCollectionSchema>
/** A product as its form sends it, after the schema has checked it. */
export type ProductValues = z.output<typeof productPayloadSchema>
/** A collection as its form sends it, after the schema has checked it. */
export type CollectionValues = z.output<typeof newCollectionSchema>
/** A picture as a form sends it: a new one as a data URL, or a stored one. */
export type ImagePayload = z.input<typeof imagePayloadSchema>
/** A line of the cart. */
export type CartLine = z.output<typeof cartLineSchema>
/** The cart. */
export type Cart = z.output<typeof cartResponseSchema>
/** An entry of the wishlist. */
export type WishlistEntry = z.output<typeof wishlistEntrySchema>
/** The wishlist. */
export type Wishlist = z.output<typeof wishlistResponseSchema>
/** An enquiry as its link shows it. */
export type Enquiry = z.output<typeof enquirySchema>
/** An enquiry in the list of a customer. */
export type EnquirySummary = z.output<typeof enquirySummarySchema>
/** An item of an enquiry as it was when the chat opened. */
export type EnquiryItem = z.output<typeof enquiryItemSchema>
/** An enquiry as admins work on it. */
export type AdminEnquiry = z.output<typeof adminEnquirySchema>
/** The figures of the enquiries on the dashboard. */
export type EnquiryFigures = z.output<typeof enquiryFiguresSchema>
/** An enquiry in the list of admins. */
export type ListedEnquiry = z.output<typeof listedEnquirySchema>
/** Filters, sort order and page of the enquiries, as the server reads them. */
export type EnquiryListQuery = z.output<typeof enquiryListQuerySchema>
/** What the browser sends when a chat opens. */
export type NewEnquiry = z.input<(typeof enquiriesSchemas)['record']['body']>
/** A message to the shop. */
export type ContactMessage = z.input<typeof contactMessageSchema>
/** Filters, page and sort order of the list of products for admins, as the server reads them. */
export type AdminProductQuery = z.output<typeof adminProductQuerySchema>
/** Filters, page and sort order of the list of collections for admins, as the server reads them. */
export type AdminCollectionQuery = z.output<typeof adminCollectionQuerySchema>
/** An admin of the shop. */
export type Admin = z.output<typeof adminSchema>
/** An invitation that nobody has accepted yet. */
export type Invitation = z.output<typeof invitationSchema>
/** The admins of the shop and the open invitations. */
export type Admins = z.output<typeof adminsSchema>
/** The name and password that an invited person chooses. */
export type Acceptance = z.input<typeof acceptanceSchema>
/** A search that found little. */
export type MissedSearch = z.output<typeof missedSearchSchema>
/** A word or phrase that the search takes for others. */
export type Synonym = z.output<typeof synonymSchema>
/** What the search should learn, and what it was taught. */
export type SearchReport = z.output<typeof searchReportSchema>
/** A change that an admin made. */
export type AdminChange = z.output<typeof adminChangeSchema>
/** A product or collection that lacks something. */
export type UnfinishedItem = z.output<typeof unfinishedItemSchema>
/** What the overview of the dashboard shows. */
export type Overview = z.output<typeof overviewSchema>
/** The facts of the shop that admins change, with their version. */
export type VersionedShopDetails = z.output<typeof shopDetailsSchema>
/** The facts of the shop as the form sends them. */
export type ShopDetailsPayload = z.input<(typeof shopDetailsSchemas)['update']['body']>
/** A problem with one field. */
export type Issue = z.output<typeof issueSchema>
/** The body of every error response. */
export type ErrorBody = z.output<typeof errorSchema>
