import type {
  AdminChange,
  AdminEnquiry,
  CartLine,
  Collection,
  Enquiry,
  Image,
  Invitation,
  MissedSearch,
  Presentation,
  Product,
  Synonym,
  User,
  VersionedShopDetails,
  WishlistEntry,
} from '../../schemas/types.ts'
import { createShopDetails } from '../factories/shop-details.ts'
import { testId, testTime } from '../factories/ids.ts'
import type { IdKind } from '../factories/ids.ts'

/** An account with its password, which the fake stores as plain text. */
interface FakeAccount {
  readonly user: User
  readonly password: string
}

/** An enquiry with the key of its link. */
export interface FakeEnquiry {
  readonly enquiry: Enquiry
  /** Empty for an enquiry that nobody has a link of. */
  readonly linkKey: string
  /** The account of its customer; null or left out without one. */
  readonly userId?: string | null
  /** What only admins see; empty by default. */
  readonly desk?: EnquiryDesk
  /** The ids of the notes that were added. */
  readonly noteIds?: readonly string[]
  /** The id that the browser gave a message of the contact form. */
  readonly messageId?: string
}

/** What only admins see of an enquiry. */
export type EnquiryDesk = Pick<AdminEnquiry, 'name' | 'phoneNumber' | 'email' | 'subject' | 'history' | 'updatedAt'>

/** The initial data of a fake API; omitted parts are empty. */
export interface FakeSeed {
  readonly products?: readonly Product[]
  readonly collections?: readonly Collection[]
  readonly heroes?: readonly Image[]
  /** Facts about the shop that only some pages show. */
  readonly presentation?: Presentation
  /** The facts of the shop that admins change. */
  readonly shopDetails?: VersionedShopDetails
  /** The enquiries, oldest first. */
  readonly enquiries?: readonly FakeEnquiry[]
  /** The invitations of further admins, newest first. */
  readonly invitations?: readonly Invitation[]
  /** Searches that found little, the most frequent first. */
  readonly missedSearches?: readonly MissedSearch[]
  readonly synonyms?: readonly Synonym[]
  /** The changes that admins made, oldest first. */
  readonly changes?: readonly AdminChange[]
  readonly accounts?: readonly FakeAccount[]
  /** The id of the user who is signed in. */
  readonly signedIn?: string
  /** The value of the guest's cookie, for an identified guest. */
  readonly anonymousId?: string
}

/** A deleted item of the fake. */
interface FakeDeletion {
  readonly item: Product | Collection
  /** Its position in its list. */
  readonly place: number
  /** The collection of a deleted product, or the products of a deleted collection, as entries of `membership`. */
  readonly memberships: readonly (readonly [product: string, collection: string])[]
}

/** All data of the fake API. Tests may read it and, to arrange something unusual, change it. */
export interface FakeState {
  products: Product[]
  collections: Collection[]
  /** The collection of each product that belongs to one: both sides of the relation are derived from it. */
  membership: Map<string, string>
  heroes: Image[]
  presentation: Presentation
  shopDetails: VersionedShopDetails
  accounts: FakeAccount[]
  signedIn: string | null
  anonymousId: string | null
  /** Saved lists by owner: the id of a user, or the identifier of a guest. */
  carts: Map<string, CartLine[]>
  wishlists: Map<string, WishlistEntry[]>
  /** Tokens of the reset links sent, each with its user. */
  resetTokens: Map<string, string>
  /** Tokens of the confirmation links sent, each with its user. */
  confirmationTokens: Map<string, string>
  enquiries: FakeEnquiry[]
  invitations: Invitation[]
  missedSearches: MissedSearch[]
  synonyms: Synonym[]
  changes: AdminChange[]
  /** Deleted items with what restoring one needs: its place in the list and its relations. */
  deleted: FakeDeletion[]
  /** A new id. */
  nextId: (kind: IdKind) => string
  /** A time later than all previous ones. */
  nextTime: () => string
}

const emptyPresentation: Presentation = {
  pictures: [],
  team: [],
  catalogues: [],
  hours: [],
  coordinates: { latitude: 0, longitude: 0 },
  map: { service: '', embed: '', page: '' },
}

/** The state that a seed describes. */
export function createState(seed: FakeSeed): FakeState {
  const {
    products = [],
    collections = [],
    heroes = [],
    presentation = emptyPresentation,
    shopDetails = createShopDetails(),
    enquiries = [],
    invitations = [],
    missedSearches = [],
    synonyms = [],
    changes = [],
    accounts = [],
    signedIn = null,
    anonymousId = null,
  } = seed
  // Far above the numbers that tests pass to the factories.
  let lastNumber = 1_000_000
  return {
    products: [...products],
    collections: [...collections],
    membership: new Map([
      ...collections.flatMap(({ _id, productIds }) => productIds.map((product) => [product._id, _id] as const)),
      ...products.flatMap(({ _id, collectionId }) => (collectionId ? [[_id, collectionId._id] as const] : [])),
    ]),
    heroes: [...heroes],
    presentation,
    shopDetails,
    accounts: [...accounts],
    signedIn,
    anonymousId,
    carts: new Map(),
    wishlists: new Map(),
    resetTokens: new Map(),
    confirmationTokens: new Map(),
    enquiries: [...enquiries],
    invitations: [...invitations],
    missedSearches: [...missedSearches],
    synonyms: [...synonyms],
    changes: [...changes],
    deleted: [],
    nextId: (kind) => testId(kind, ++lastNumber),
    nextTime: () => testTime(++lastNumber),
  }
}

/** The signed-in user, or null. */
export function currentUser(state: FakeState): User | null {
  return state.accounts.find(({ user }) => user._id === state.signedIn)?.user ?? null
}
