import { fileURLToPath } from 'node:url'
import { shopConfigFault } from '@shop/domain'
import type { ShopConfig } from '@shop/domain'

/** The folder of `shop.config.ts`, from which the paths of its pictures start. */
export const shopFolder = fileURLToPath(new URL('../../../', import.meta.url))

/** A fact of the shop that makes no sense; its message is one line that names it. */
export class ShopFileError extends Error {
  override readonly name = 'ShopFileError'
}

/**
 * Checks the owner's file before anything is done with it.
 *
 * @throws {ShopFileError} at the first fact that makes no sense
 */
export function checkShop(shop: ShopConfig): void {
  const fault = shopConfigFault(shop)
  if (fault !== null) throw new ShopFileError(fault)
}
