import { logInSchema } from './auth.ts'
import { changedCollectionSchema, newCollectionSchema } from './collection-payload.ts'
import { collectionSchema } from './collection.ts'
import { messageSchema } from './error.ts'
import { collectionParams, productParams } from './ids.ts'
import { productPayloadSchema } from './product-payload.ts'
import { productSchema } from './product.ts'
import { userSchema } from './user.ts'
import { savedOver } from './version.ts'

/** Schemas of the back office's calls. */
export const adminSchemas = {
  logIn: {
    summary: "Sign in as an admin; a customer's account is refused.",
    body: logInSchema,
    answer: userSchema,
  },
  logOut: { summary: 'Sign out.', answer: messageSchema },
  addProduct: { summary: 'Add a product.', body: productPayloadSchema, answer: productSchema },
  updateProduct: {
    summary: 'Save a product.',
    params: productParams,
    body: productPayloadSchema.and(savedOver),
    answer: productSchema,
  },
  deleteProduct: { summary: 'Delete a product.', params: productParams, answer: messageSchema },
  addCollection: { summary: 'Add a collection.', body: newCollectionSchema, answer: collectionSchema },
  updateCollection: {
    summary: 'Save a collection.',
    params: collectionParams,
    body: changedCollectionSchema.and(savedOver),
    answer: collectionSchema,
  },
  deleteCollection: {
    summary: 'Delete a collection; its products stay.',
    params: collectionParams,
    answer: messageSchema,
  },
}
