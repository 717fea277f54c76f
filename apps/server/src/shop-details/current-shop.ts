import type { User } from '@shop/api'
import { changedShopDetails, shopDetailsChangedMeanwhile, shopDetailsOf } from '@shop/domain'
import type { ShopConfig, ShopDetails } from '@shop/domain'
import { recordChanges } from '../admin/change-history.ts'
import type { CatalogueVersion } from '../catalogue/catalogue-version.ts'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import type { Database } from '../db/database.ts'
import { HttpError } from '../http-error.ts'
import { readShopDetails, writeShopDetails } from './shop-details.repository.ts'
import type { StoredShopDetails } from './shop-details.repository.ts'

/** The facts that admins change, with their version. */
interface VersionedDetails extends ShopDetails {
  readonly version: number
}

/** The shop with the facts that admins have saved. Everything that shows a fact reads it here. */
export interface CurrentShop {
  /** `shop.config.ts`, with the saved facts in place of its own. */
  read(): Promise<ShopConfig>
  /** The facts that admins change. */
  readDetails(): Promise<VersionedDetails>
  /**
   * Saves the facts and records which of them have changed. Pages and responses that are cached, here and on other servers, are
   * dropped, because they may show them.
   *
   * @param version - the version that the form was filled from
   * @throws {HttpError} 409 when another admin has saved since then
   */
  save(by: User, version: number, details: ShopDetails): Promise<VersionedDetails>
}

/** The dependencies of the current shop. */
export interface CurrentShopOptions {
  readonly database: Database
  /** Each change of the facts raises it, so facts read under a version are those of all servers. */
  readonly version: Pick<CatalogueVersion, 'current' | 'raise'>
  /** The shop of `shop.config.ts`. */
  readonly shop: ShopConfig
}

/** Reads the facts at start and again after each change. While the database is away, the last ones are used. */
export async function followCurrentShop({ database, version, shop }: CurrentShopOptions): Promise<CurrentShop> {
  let last = await readShopDetails(database.orm)
  let lastVersion: number | null = null

  async function stored(): Promise<StoredShopDetails> {
    const { current } = version
    if (current !== null && current === lastVersion) return last
    try {
      last = await readShopDetails(database.orm)
      lastVersion = current
    } catch (error) {
      // Nothing is cached while the version is unknown, so the last known facts cannot outlive the outage.
      if (current !== null) throw error
    }
    return last
  }

  return {
    async read() {
      return { ...shop, ...(await stored()).details }
    },

    async readDetails() {
      return detailsOf(shop, await stored())
    },

    async save(by, loadedVersion, details) {
      const { result, version: raised } = await changeCatalogue(database, async (transaction) => {
        const before = detailsOf(shop, await readShopDetails(transaction))
        if (before.version !== loadedVersion) throw new HttpError(409, shopDetailsChangedMeanwhile)
        const changed = changedShopDetails(before, details)
        if (changed.length === 0) return before
        const saved = { version: loadedVersion + 1, details }
        await writeShopDetails(transaction, saved)
        await recordChanges(transaction, by, [{ subject: 'Shop', action: 'changed', subjectId: null, name: changed.join(', ') }])
        return detailsOf(shop, saved)
      })
      version.raise(raised)
      return result
    },
  }
}

function detailsOf(shop: ShopConfig, { version, details }: StoredShopDetails): VersionedDetails {
  return { ...shopDetailsOf({ ...shop, ...details }), version }
}
