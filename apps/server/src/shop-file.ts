import { fileURLToPath } from 'node:url'
import { shopConfigFault } from '@shop/domain'
import type { ShopConfig } from '@shop/domain'

/** The folder of `shop.config.ts`, the base of its picture paths. */
export const shopFolder = fileURLToPath(new URL('../../../', import.meta.url))

/** An invalid value in `shop.config.ts`. Its message is one line that names it. */
export class ShopFileError extends Error {
  override readonly name = 'ShopFileError'
}

/**
 * Validates `shop.config.ts` before it is used.
 *
 * @throws {ShopFileError} at the first invalid value
 */
export function checkShop(shop: ShopConfig): void {
  const fault = shopConfigFault(shop)
  if (fault !== null) throw new ShopFileError(fault)
}
