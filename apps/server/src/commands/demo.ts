import { fileURLToPath } from 'node:url'
import type { ShopConfig } from '@shop/domain'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import type { Media } from '../media/media.ts'

const demoFile = fileURLToPath(new URL('../../../../demo/catalogue.json', import.meta.url))

/** The line for the operator while `shop.config.ts` has the facts of the demo shop, whose email address nobody can own; null afterwards. */
export function demoFactsLine({ email }: Pick<ShopConfig, 'email'>): string | null {
  if (!email.endsWith('.example')) return null
  return `shop.config.ts has the facts of the demo shop, such as the email address ${email}. Replace them, and start the shop again.`
}

/**
 * Loads the demo catalogue into a shop without products and collections. A demo catalogue that its owner has emptied is loaded
 * again at the next start unless DEMO is off.
 */
export async function loadDemoIfEmpty({
  database,
  media,
}: {
  readonly database: Database
  readonly media: Media
}): Promise<void> {
  const { rows } = await database.orm.execute(
    sql`select exists (select 1 from products) or exists (select 1 from collections) as filled`,
  )
  if (rows[0]?.['filled'] === true) return
  // Only loaded when it is used.
  const { importCatalogue } = await import('./import.ts')
  await importCatalogue(demoFile, { database, media })
}
