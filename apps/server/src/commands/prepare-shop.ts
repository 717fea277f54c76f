import type { Config } from '../config.ts'
import type { Parts } from '../parts.ts'
import { prepareAdmin } from './admin-at-start.ts'
import { loadDemoIfEmpty } from './demo.ts'

/**
 * Fills a new shop before its first request: the demo catalogue, unless the settings leave it out, and the admin's account.
 *
 * @param print - prints a line for the operator
 */
export async function prepareShop(
  parts: Parts,
  config: Config,
  shop: { readonly email: string },
  print: (line: string) => void,
): Promise<void> {
  if (config.demo) await loadDemoIfEmpty(parts)
  await prepareAdmin(parts, config, shop.email, print)
}
