import { createAccountWrites } from './account-writes.ts'
import { createEnquiryWrites } from './enquiry-writes.ts'
import { createProductWrites } from './product-writes.ts'
import { createWriteClient, sessionOf } from './write-client.ts'
import type { AcknowledgedWrite } from './write-client.ts'

/** The first words of the writes that `createWrites` performs. */
export const writeKinds = ['product', 'update', 'deletion', 'merge', 'account', 'enquiry', 'cart'] as const

/** Writes over HTTP like users do. */
export interface Writes {
  /** Performs one write; rejects when it was not acknowledged. */
  next(writer: number, index: number): Promise<AcknowledgedWrite>
}

/**
 * Signs in and creates what the writes need: a product to put into carts and enquiries, and an account. The shop must not limit
 * sign-ups. The fourth writer signs up once and then records enquiries. Every writer from the ninth on only records enquiries.
 */
export async function createWrites(url: string, admin: { readonly email: string; readonly password: string }): Promise<Writes> {
  const client = createWriteClient(url)
  const products = createProductWrites(client, sessionOf(await client.acknowledged('POST', '/api/admin/login', '', admin)))
  const chair = await products.addPlain('Chair')
  const accounts = await createAccountWrites(client, chair)
  const enquiries = createEnquiryWrites(client, chair)

  return {
    next(writer, index) {
      if (writer === 0) return products.add()
      if (writer === 1) return index % 2 === 0 ? products.update(writer) : products.remove()
      if (writer === 2) return accounts.merge()
      if (writer === 3 && index === 0) return accounts.signUp()
      return writer === 3 || writer >= 8 ? enquiries.record() : accounts.addToCart()
    },
  }
}
