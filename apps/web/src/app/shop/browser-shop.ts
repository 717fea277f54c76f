import type { User } from '@shop/api'
import { hasStoredEnquiries } from '@shop/machines'
import { createId } from '@shop/domain'
import { browserApi } from '../services/browser-api.ts'
import { notifyOf } from '../shell/notify.ts'
import { browserConnection } from './ports/browser-connection.ts'
import { browserCookies } from './ports/browser-cookies.ts'
import { browserStorage } from './ports/browser-storage.ts'
import { browserLocks } from './ports/browser-locks.ts'
import type { EnquiriesActor, ShopActor } from './shop-actors.ts'
import { areAdminPagesOpen, startShop } from './start-shop.ts'

/** Starts the shop's machines in a browser. This module is the chunk that is fetched after the first paint. */
export async function startBrowserShop(user: User | null): Promise<ShopActor> {
  return startShop({ ports: await browserPorts(), user, notify: notifyOf, asksToLogInAgain: areAdminPagesOpen })
}

/** Fetches and starts the machine of enquiries, if a page wants it or this browser has enquiries; otherwise returns null. */
export async function loadBrowserEnquiries(
  shopName: string,
  shop: ShopActor,
  areWanted: () => boolean,
): Promise<EnquiriesActor | null> {
  const ports = await browserPorts()
  if (!areWanted() && !hasStoredEnquiries(ports.storage)) return null
  const { startEnquiries } = await import('../enquiries/start-enquiries.ts')
  return startEnquiries({ shop, ports: { ...ports, shopName } })
}

async function browserPorts() {
  return {
    api: await browserApi(),
    storage: browserStorage(window),
    connection: browserConnection(window),
    locks: browserLocks(navigator),
    cookies: browserCookies(document),
    createId: () => createId(crypto),
    random: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
  }
}
