import type { Image, Presentation, VersionedShopDetails } from '@shop/api'
import { limits, shopDetailsOf, showroomOf } from '@shop/domain'
import type { ShopConfig } from '@shop/domain'
import type { CatalogueVersion } from '../catalogue/catalogue-version.ts'
import type { Database, Executor } from '../db/database.ts'
import { readShopDetails, readSitePictures } from './shop-details.repository.ts'
import type { StoredShopDetails } from './shop-details.repository.ts'

/** The shop with the facts that admins have saved. Everything that shows a fact reads it here. */
export interface CurrentShop {
  /** `shop.config.ts`, with the saved facts in place of its own. Its e-catalogues are those of the file. */
  read(): Promise<ShopConfig>
  /** The facts that only some pages show. */
  readPresentation(): Promise<Presentation>
  /** The facts that admins change, always from the database. */
  readDetails(executor?: Executor): Promise<VersionedShopDetails>
}

/** The dependencies of the current shop. */
export interface CurrentShopOptions {
  readonly database: Database
  /** Each change of the facts raises it, so facts read under a version are those of all servers. */
  readonly version: Pick<CatalogueVersion, 'current'>
  /** The shop of `shop.config.ts`. */
  readonly shop: ShopConfig
  /** The facts and pictures of `shop.config.ts` that only some pages show. */
  readonly presentation: Presentation
}

/** The stored facts with the covers of their e-catalogues. */
interface Stored extends StoredShopDetails {
  readonly covers: readonly Image[]
}

/** Reads the facts at start and once after each change, for all requests. While the database is away, the last ones are used. */
export async function followCurrentShop(options: CurrentShopOptions): Promise<CurrentShop> {
  const { database, version, shop, presentation } = options
  let last = await readStored(database.orm)
  let shared: { readonly version: number; readonly facts: Promise<Stored> } | null = null

  async function read(): Promise<Stored> {
    last = await readStored(database.orm)
    return last
  }

  async function stored(): Promise<Stored> {
    const { current } = version
    // Nothing is cached while the version is unknown, so the last known facts cannot outlive the outage.
    if (current === null) return read().catch(() => last)
    if (shared?.version !== current) shared = { version: current, facts: read() }
    try {
      return await shared.facts
    } catch (error) {
      shared = null
      throw error
    }
  }

  function merged({ facts: saved }: Stored): ShopConfig {
    const { catalogues: _, ...facts } = saved
    return { ...shop, ...facts }
  }

  const cataloguesOf = ({ facts, covers }: Stored): Presentation['catalogues'] =>
    facts.catalogues?.flatMap((text, position) => {
      const image = covers[position]
      return image === undefined ? [] : [{ ...text, image }]
    }) ?? presentation.catalogues

  return {
    read: async () => merged(await stored()),

    async readPresentation() {
      const now = await stored()
      return { ...presentation, ...showroomOf(merged(now)), catalogues: cataloguesOf(now) }
    },

    async readDetails(executor = database.orm) {
      const now = await readStored(executor)
      const heroes = await readSitePictures(executor, 'hero')
      return {
        version: now.version,
        ...shopDetailsOf(merged(now)),
        catalogues: cataloguesOf(now).map(({ image, ...text }) => ({ ...text, picture: image })),
        heroes: heroes.slice(0, limits.heroSlides),
      }
    },
  }
}

async function readStored(executor: Executor): Promise<Stored> {
  return { ...(await readShopDetails(executor)), covers: await readSitePictures(executor, 'catalogue') }
}
