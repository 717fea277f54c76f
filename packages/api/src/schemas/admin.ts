import { logInSchema } from './auth.ts'
import { changedCollectionSchema, newCollectionSchema } from './collection-payload.ts'
import { collectionSchema } from './collection.ts'
import { messageSchema } from './error.ts'
import { collectionParams, productParams } from './ids.ts'
import { productPayloadSchema } from './product-payload.ts'
import { productSchema } from './product.ts'
import { userSchema } from './user.ts'
import { newItemSchema, savedItemSchema } from './version.ts'

/** Schemas of the admin endpoints. */
export const adminSchemas = {
  logIn: {
    summary: "Sign in as an admin; a customer's account is refused.",
    body: logInSchema,
    response: userSchema,
  },
  logOut: { summary: 'Sign out.', response: messageSchema },
  addProduct: { summary: 'Add a product.', body: productPayloadSchema.and(newItemSchema), response: productSchema },
  updateProduct: {
    summary: 'Save a product.',
    params: productParams,
    body: productPayloadSchema.and(savedItemSchema),
    response: productSchema,
  },
  deleteProduct: { summary: 'Delete a product.', params: productParams, response: messageSchema },
  addCollection: { summary: 'Add a collection.', body: newCollectionSchema.and(newItemSchema), response: collectionSchema },
  updateCollection: {
    summary: 'Save a collection.',
    params: collectionParams,
    body: changedCollectionSchema.and(savedItemSchema),
    response: collectionSchema,
  },
  deleteCollection: {
    summary: 'Delete a collection; its products stay.',
    params: collectionParams,
    response: messageSchema,
  },
}
