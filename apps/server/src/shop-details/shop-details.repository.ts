import type { ShopDetails } from '@shop/domain'
import type { Executor } from '../db/database.ts'
import { shopDetails } from '../db/schema.ts'

/** The stored facts of the shop. A fact that is not stored has its value of `shop.config.ts`. */
export interface StoredShopDetails {
  /** Raised by every save; 0 before the first. */
  readonly version: number
  readonly details: Partial<ShopDetails>
}

/** Reads the facts that admins have saved. */
export async function readShopDetails(executor: Executor): Promise<StoredShopDetails> {
  const [row] = await executor.select({ version: shopDetails.version, details: shopDetails.details }).from(shopDetails)
  return row ?? { version: 0, details: {} }
}

/** Replaces the stored facts. */
export async function writeShopDetails(executor: Executor, { version, details }: StoredShopDetails): Promise<void> {
  await executor
    .insert(shopDetails)
    .values({ version, details })
    .onConflictDoUpdate({ target: shopDetails.id, set: { version, details } })
}
