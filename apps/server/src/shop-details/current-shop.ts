import type { Presentation, VersionedShopDetails } from '@shop/api'
import { limits, shopDetailsOf, showroomOf } from '@shop/domain'
import type { ShopConfig } from '@shop/domain'
import type { CatalogueVersion } from '../catalogue/catalogue-version.ts'
import type { Database, Executor } from '../db/database.ts'
import { namedStatements } from '../db/named-statements.ts'
import { readShopDetails, readSlides } from './shop-details.repository.ts'
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

/** Reads the facts at start and once after each change, for all requests. While the database is away, the last ones are used. */
export async function followCurrentShop(options: CurrentShopOptions): Promise<CurrentShop> {
  const { database, version, shop, presentation } = options
  // Every page after a change waits for them.
  const reader = namedStatements(database.reads)
  let last = await readShopDetails(reader)
  let shared: { readonly version: number; readonly facts: Promise<StoredShopDetails> } | null = null

  async function read(): Promise<StoredShopDetails> {
    last = await readShopDetails(reader)
    return last
  }

  async function stored(): Promise<StoredShopDetails> {
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

  function merged({ facts: saved }: StoredShopDetails): ShopConfig {
    const { catalogues: _, ...facts } = saved
    return { ...shop, ...facts }
  }

  const cataloguesOf = ({ facts, covers }: StoredShopDetails): Presentation['catalogues'] =>
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
      const now = await readShopDetails(executor)
      const heroes = await readSlides(executor)
      return {
        version: now.version,
        ...shopDetailsOf(merged(now)),
        catalogues: cataloguesOf(now).map(({ image, ...text }) => ({ ...text, picture: image })),
        heroes: heroes.slice(0, limits.heroSlides),
      }
    },
  }
}
