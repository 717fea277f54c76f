import type { Contract, ShopGroup } from '../contract/index.ts'
import type { ContractSchemas } from '../schemas/contract-schemas.ts'
import type { z } from '../schemas/zod.ts'

/** The kinds of fields that the client can check: `records` are objects with an `_id`, `objects` any objects. */
export type FieldKind = 'text' | 'number' | 'flag' | 'texts' | 'records' | 'objects'

type KindOf<Value> = Value extends string
  ? 'text'
  : Value extends number
    ? 'number'
    : Value extends boolean
      ? 'flag'
      : Value extends readonly string[]
        ? 'texts'
        : Value extends readonly { _id: string }[]
          ? 'records'
          : Value extends readonly object[]
            ? 'objects'
            : never

/** The fields that a response must have to be usable. */
export type Shape = Readonly<Record<string, FieldKind>>

type ShapeOf<Response> = { readonly [Field in keyof Response]?: KindOf<Response[Field]> }

/** The fields to check in each response of some groups. */
export type Shapes<Groups extends keyof Contract> = {
  readonly [Group in Groups]: {
    readonly [
      Name in keyof Contract[Group] as Contract[Group][Name] extends { response: 'none' } ? never : Name
    ]: Name extends keyof ContractSchemas[Group]
      ? ContractSchemas[Group][Name] extends { response: infer Response extends z.ZodType }
        ? ShapeOf<z.output<Response>>
        : never
      : never
  }
}

const user = { _id: 'text', role: 'text', username: 'text', email: 'text' } as const
const product = { _id: 'text', name: 'text', price: 'number', images: 'objects' } as const
const collection = { _id: 'text', name: 'text', price: 'number', productIds: 'records' } as const
const message = { message: 'text' } as const
const cart = { cart: 'records' } as const
const enquiry = { reference: 'text', status: 'text', items: 'objects', total: 'number', steps: 'objects' } as const
const wishlist = { wishlist: 'records' } as const

/**
 * The fields that the client checks in each response. It checks only a few kinds of fields, since every shopper would download a
 * complete validator. The compiler checks this table against the schemas.
 */
export const responseShapes = {
  catalogue: {
    productFacets: { style: 'objects' },
    collectionFacets: { style: 'objects' },
    productCount: { totalProducts: 'number' },
    products: { products: 'records', hasMore: 'flag', total: 'number' },
    product,
    collectionCount: { totalCollections: 'number' },
    collections: { collections: 'records', hasMore: 'flag', total: 'number' },
    collection,
    showcase: { heroes: 'objects', categories: 'objects', styles: 'objects' },
    materials: { materials: 'texts' },
  },
  presentation: { read: { pictures: 'objects', team: 'objects', catalogues: 'objects', hours: 'objects' } },
  auth: {
    check: user,
    signUp: user,
    logIn: user,
    update: user,
    forgotPassword: message,
    resetPassword: message,
    confirmEmail: message,
    changePassword: message,
  },
  admin: {
    logIn: user,
    addProduct: product,
    updateProduct: product,
    addCollection: collection,
    updateCollection: collection,
  },
  cart: {
    list: cart,
    add: cart,
    remove: cart,
    updateQuantity: cart,
    clear: cart,
    checkExistence: { existingProductIds: 'texts', existingCollectionIds: 'texts' },
    detailsByIds: { products: 'records', collections: 'records' },
  },
  wishlist: { list: wishlist, add: wishlist, remove: wishlist, clear: wishlist },
  enquiries: {
    record: enquiry,
    read: enquiry,
    mine: { enquiries: 'objects', hasMore: 'flag', total: 'number' },
    claim: { claimed: 'number' },
  },
  contact: { send: message },
} satisfies Shapes<ShopGroup>
