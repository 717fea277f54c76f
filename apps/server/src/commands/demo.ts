import { fileURLToPath } from 'node:url'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import type { Media } from '../media/media.ts'
import { importCatalogue } from './import.ts'

const demoFile = fileURLToPath(new URL('../../../../demo/catalogue.json', import.meta.url))

/**
 * Loads the demo catalogue into a shop that has nothing in it: no product, no collection. One that has anything is left
 * alone, and a demo catalogue that was emptied by its owner comes back with the next start unless DEMO is off.
 *
 * @param say - is told before the slow part
 */
export async function loadDemoIfEmpty(
  { database, media }: { readonly database: Database; readonly media: Media },
  say: (line: string) => void,
): Promise<void> {
  const { rows } = await database.orm.execute(
    sql`select exists (select 1 from products) or exists (select 1 from collections) as filled`,
  )
  if (rows[0]?.['filled'] === true) return
  await importCatalogue(demoFile, { database, media, log: say })
}
