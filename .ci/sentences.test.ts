import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as domain from '@shop/domain'
import { describe, expect, test } from 'vitest'
import { authMessages } from '../packages/machines/src/auth/auth.messages.ts'
import { cartMessages } from '../packages/machines/src/cart/cart.messages.ts'
import { contactMessages } from '../packages/machines/src/contact/contact.messages.ts'
import { itemDeletionMessages } from '../packages/machines/src/item-deletion/item-deletion.messages.ts'
import { itemEditorMessages } from '../packages/machines/src/item-editor/item-editor.messages.ts'
import { lineDetailsMessages } from '../packages/machines/src/line-details/line-details.messages.ts'
import { profileMessages } from '../packages/machines/src/profile/profile.messages.ts'
import { resetMessages } from '../packages/machines/src/reset/reset.messages.ts'
import { wishlistMessages } from '../packages/machines/src/wishlist/wishlist.messages.ts'

/** The sentences that the specification fixes, by area. The domain's catalogue of an area contains exactly these. */
const specification: [area: string, catalogue: object, sentences: object][] = [
  [
    'the site',
    domain.siteSentences,
    {
      loadingData: 'Loading data...',
      loadingStyles: 'Loading styles data...',
      loadingAuthentication: 'Loading authentication...',
      pageNotFound: '404 Not Found',
      acceptAll: 'Accept All',
      somethingWentWrong: 'Something went wrong. Please try again.',
    },
  ],
  [
    'Home',
    domain.homeSentences,
    {
      shopNow: 'Shop Now',
      contactUs: 'Contact Us',
      worldWideShipping: 'World Wide Shipping',
      qualityAssurance: 'Quality Assurance',
      freeInstallation: 'Free Installation',
      featuredProducts: 'Featured Products',
      bestSellers: 'Best Sellers',
      featuredStyles: 'Featured Styles',
      livingRooms: 'Living Rooms',
      diningRooms: 'Dining Rooms',
      bedRooms: 'Bed Rooms',
      cornerSofas: 'Corner Sofas',
    },
  ],
  [
    'Shop',
    domain.shopSentences,
    {
      loadMore: 'Load More',
      endOfProducts: "You've reached the end of the products!",
      endOfCollections: "You've reached the end of the collections!",
      noFilteredProducts: 'No products found for the selected filters.',
      noFilteredCollections: 'No collections found for the selected filters.',
      noProducts: 'No products found.',
      noCollections: 'No collections found.',
      noCollectionsAvailable: 'No collections available',
      noCategories: 'No categories found.',
    },
  ],
  [
    'Product and collection detail',
    domain.detailSentences,
    {
      orderNow: 'Order Now',
      addToCart: 'Add to Cart',
      linkCopied: 'Link copied to clipboard!',
      productsInCollection: 'Products in this Collection',
      noImage: 'No Image',
      noCover: 'No Cover',
      imageError: 'Image Error',
      productNotFound: 'Product not found.',
      collectionNotFound: 'Collection not found.',
      backToShop: 'Back to Shop',
      backToCollections: 'Back to Collections',
    },
  ],
  [
    'Cart and wishlist',
    domain.savedListSentences,
    {
      cartTitle: 'Your Shopping Cart',
      cartEmpty: 'Your cart is empty.',
      clearCart: 'Clear Cart',
      orderSummary: 'Order Summary',
      wishlistTitle: 'Your Wishlist',
      wishlistEmpty: 'Your wishlist is empty.',
      clearWishlist: 'Clear Wishlist',
      wishlistSummary: 'Wishlist Summary',
      totalItems: 'Total Items',
      startShopping: 'Start shopping!',
      continueShopping: 'Continue Shopping',
    },
  ],
  [
    'Login, sign up and profile',
    domain.accountSentences,
    {
      loginTitle: 'Welcome back!',
      adminLoginTitle: 'Admin Login',
      forgotPassword: 'Forgot Password?',
      resetPasswordTitle: 'Reset Your Password',
      resetPasswordText: "Enter your email address and we'll send you a link to reset your password.",
      sendResetLink: 'Send Reset Link',
      signUpTitle: 'Welcome!',
      signUp: 'Sign Up',
      phoneNumber: 'Phone number',
      profileTitle: 'My Profile',
      editProfile: 'Edit Profile',
      saveChanges: 'Save Changes',
      changePassword: 'Change Password',
      deleteAccount: 'Delete Account',
      accountDeleted: 'Account deleted',
      loggedOut: 'Logged out successfully',
    },
  ],
  [
    'Admin',
    domain.adminSentences,
    {
      dashboardOverview: 'Dashboard Overview',
      manageProducts: 'Manage Products',
      manageCollections: 'Manage Collections',
      totalProducts: 'Total Products',
      totalCollections: 'Total Collections',
      quickActions: 'Quick Actions',
      addNewProduct: 'Add New Product',
      addNewCollection: 'Add New Collection',
      editProduct: 'Edit Product',
      editCollection: 'Edit Collection',
      deleteProduct: 'Delete Product',
      deleteCollection: 'Delete Collection',
    },
  ],
  [
    'About Us and Contact',
    domain.staticPageSentences,
    {
      visionTitle: 'Our vision',
      missionTitle: 'Our mission',
      designTeam: 'The design team',
      manufacturingTeam: 'The manufacturing team',
      logisticsTeam: 'The logistics team',
      clientSupportTeam: 'The client-support team',
      openAlways: 'Open 24/7',
      messageSent: 'Message sent successfully!',
    },
  ],
  [
    'a new password',
    domain.passwordSentences,
    {
      tokenMissing: 'Password reset token is missing.',
      fieldsMissing: 'Please fill in both password fields.',
      mismatch: 'New passwords do not match.',
      tooShort: 'New password must be at least 6 characters long.',
    },
  ],
  [
    'an item without its type',
    domain.itemTypeSentences,
    {
      addToCart: 'Item type (Product/Collection) is required to add to cart.',
      removeFromCart: 'Item type (Product/Collection) is required to remove from cart.',
      addToWishlist: 'Item type (Product/Collection) is required to add to wishlist.',
      removeFromWishlist: 'Item type (Product/Collection) is required to remove from wishlist.',
    },
  ],
  [
    'the form of a collection',
    domain.collectionSentences,
    {
      adding: {
        descriptionMissing: 'Description cannot be empty.',
        productsMissing: 'Please select at least one product for the collection.',
        coverMissing: 'Please upload a cover image for the collection.',
      },
      editing: {
        descriptionMissing: 'Description is required.',
        productsMissing: 'At least one product must be selected for the collection.',
        coverMissing: 'Cover image is required.',
      },
    },
  ],
]

/** Catalogues that also contain sentences of our own. */
const specifiedParts: [area: string, catalogue: object, sentences: object][] = [
  ['email fields', domain.emailRule, { hint: 'Enter valid email address' }],
  [
    'password fields',
    domain.passwordRule,
    {
      hint: 'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.',
      resetHint:
        'Must be at least 8 characters long, including at least one number, one lowercase letter, and one uppercase letter.',
    },
  ],
  ['phone number fields', domain.phoneRule, { hint: 'Must be at least 10 digits' }],
  [
    'the form of a product',
    domain.itemSentences,
    {
      descriptionEmpty: 'Description cannot be empty.',
      priceInvalid: 'Price must be a non-negative number.',
      discountedTooHigh: 'Discounted price must be less than the original price.',
      imageUnreadable: 'Failed to read image file.',
      coverUnreadable: 'Failed to read cover image file.',
    },
  ],
  [
    'logging in and out',
    authMessages,
    {
      signedIn: 'Welcome Back!',
      adminSignedIn: 'Logged in successfully',
      signedUp: 'account created',
      signedOut: 'Logged out successfully',
      resetLinkFailed: 'Failed to send reset link. Please try again.',
    },
  ],
  [
    'changes of a profile',
    profileMessages,
    {
      saved: 'Profile updated successfully',
      deleted: 'Account deleted',
      deleteQuestion: 'Are you sure you want to delete your account? This action cannot be undone.',
      passwordFailed: 'Failed to change password. Please try again.',
    },
  ],
  ['resetting a password', resetMessages, { failed: 'Failed to reset password. Please try again.' }],
  [
    'sending a message',
    contactMessages,
    { sent: 'Message sent successfully!', failed: 'Failed to send message. Please try again.' },
  ],
  [
    'changes of the cart',
    cartMessages,
    {
      add: { done: 'Item added to cart!', failed: 'Failed to add item to cart.' },
      remove: { done: 'Item removed from cart!', failed: 'Failed to remove item from cart.' },
      clear: { done: 'Cart cleared!', failed: 'Failed to clear cart.' },
      loadFailed: 'Failed to load cart from server. Showing local version.',
      checkFailed: 'Could not verify some cart items. Displaying cart as is.',
      dropped: 'Some items in your cart were removed as they are no longer available.',
      question: 'Do you want to remove this item from your cart?',
    },
  ],
  [
    'changes of the wishlist',
    wishlistMessages,
    {
      add: { done: 'Item added to wishlist!', failed: 'Failed to add item to wishlist.' },
      remove: { done: 'Item removed from wishlist!', failed: 'Failed to remove item from wishlist.' },
      clear: { done: 'Wishlist cleared!', failed: 'Failed to clear wishlist.' },
      local: {
        add: 'Item added to local wishlist!',
        remove: 'Item removed from local wishlist!',
        clear: 'Local wishlist cleared!',
      },
      loadFailed: 'Failed to load wishlist from server. Showing local version.',
      checkFailed: 'Could not verify some wishlist items. Displaying wishlist as is.',
      dropped: 'Some items in your wishlist were removed as they are no longer available.',
      duplicate: 'Item is already in your wishlist!',
      absent: 'Item not found in local wishlist.',
    },
  ],
  ['lines without details', lineDetailsMessages, { unknown: 'Unknown item' }],
  ['saving an item as an admin', itemEditorMessages, { saved: 'success' }],
  ['deleting an item as an admin', itemDeletionMessages, { deleted: 'success' }],
]

test.each(specification)(
  'the list of sentences equals that of the specification for the area %s',
  (_area, catalogue, sentences) => {
    expect({ ...catalogue }).toEqual(sentences)
  },
)

test.each(specifiedParts)(
  'the list of sentences contains those of the specification for the area %s',
  (_area, catalogue, sentences) => {
    expect(catalogue).toMatchObject(sentences)
  },
)

test.each(['Product', 'Collection'] as const)('the sentences about a %s are those of the specification', (itemType) => {
  const incomplete = { description: 'x', price: 1, isPromo: true, discountedPrice: null, isForeign: true, origin: null }
  const kind = itemType.toLowerCase()
  expect(domain.itemProblems(itemType, incomplete).map(({ message }) => message)).toEqual([
    `Discounted price is required and must be greater than 0 if ${kind} is on promotion.`,
    `Origin is required if ${kind} is marked as foreign.`,
  ])
  expect(domain.deleteQuestion(itemType)).toBe(`Are you sure you want to delete this ${kind}? This action cannot be undone.`)
  expect(lineDetailsMessages.failed({ item: '7', itemType })).toBe(`Error loading ${itemType} (ID: 7)`)
})

/**
 * Sources without comments, each on one line. Tests and stories type sentences literally, and components receive them as props,
 * so these are left out.
 */
const sources = globSync('{shop.config.ts,{packages,apps}/*/src/**/*.{ts,tsx}}', { cwd: join(import.meta.dirname, '..') })
  .filter((file) => !/\.(?:test|stories|model)\.|\/testing\/|ui\/src\/components\/|packages\/inspector\//.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(import.meta.dirname, '..', file), 'utf8')) }))

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\s+/g, ' ')
}

/** The files that contain a text between quotes or tags. A file with two copies appears twice. */
function copiesOf(text: string): string[] {
  return sources.flatMap(({ file, text: source }) =>
    source
      .split(text)
      .filter((after, index, parts) => /[>'"`] ?$/.test(parts[index - 1] ?? '') && /^ ?[<'"`]/.test(after))
      .map(() => file),
  )
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf)

/** A single word ('success') or a category, which is also used as the name of something else. */
const isName = (text: string) =>
  !text.includes(' ') || domain.drawerCategories.some(({ label }) => label === text) || domain.parseShopCategory(text)

describe('copies of a sentence in the sources', () => {
  const sentences = [...specification, ...specifiedParts].flatMap((row) => textsOf(row[2])).filter((text) => !isName(text))

  test.each([...new Set(sentences)])("exactly one source file contains '%s'", (sentence) => {
    expect(copiesOf(sentence)).toEqual([expect.any(String)])
  })

  test.each(['>Made in {', '>{percent}% off<', '`Items (${', '>Welcome, {'])(
    "exactly one source file contains the template '%s'",
    (part) => {
      expect(sources.filter(({ text }) => text.includes(part)).map(({ file }) => file)).toEqual([expect.any(String)])
    },
  )
})
