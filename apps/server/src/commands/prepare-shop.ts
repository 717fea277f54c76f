import type { ShopConfig } from '@shop/domain'
import type { Config } from '../config.ts'
import type { Parts } from '../parts.ts'
import { prepareAdmin } from './admin-at-start.ts'
import { demoFactsLine, loadDemoIfEmpty } from './demo.ts'

/**
 * Fills a new shop before its first request: the demo catalogue, unless the settings leave it out, and the admin's account. Without the
 * demo catalogue, the operator reads that the facts are still those of the demo shop.
 *
 * @param print - prints a line for the operator
 */
export async function prepareShop(
  parts: Parts,
  config: Config,
  shop: Pick<ShopConfig, 'email'>,
  print: (line: string) => void,
): Promise<void> {
  const line = demoFactsLine(shop)
  if (config.demo) await loadDemoIfEmpty(parts)
  else if (line !== null) print(line)
  await prepareAdmin(parts, config, shop.email, print)
}
