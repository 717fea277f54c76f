import { createImage } from '@shop/api/testing'
import { changeCatalogue } from '../../apps/server/src/catalogue/change-catalogue.ts'
import { setSitePictures } from '../../apps/server/src/catalogue/picture-writer.ts'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { fillDemoCatalogue } from '../../apps/server/src/testing/demo-catalogue.ts'

/** The demo catalogue has 30 products. */
const copies = 34
const slides = 5

/** Fills a new database with 1,020 products, the demo's collections and the slides of Home, without the files of their pictures. */
export async function fillCatalogue(settings: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(settings)
  await migrate(database)
  await fillDemoCatalogue(database, copies)
  const heroes = Array.from({ length: slides }, (_, index) => createImage({ public_id: `slide-${index}`, alt: `Slide ${index}` }))
  await changeCatalogue(database, (transaction) => setSitePictures(transaction, 'hero', heroes))
  await database.pool.query('vacuum analyze')
  await database.close()
}
