import type { User } from '@shop/api'
import { browserApi } from '../services/browser-api.ts'
import { notifyOf } from '../shell/notify.ts'
import { browserConnection } from './ports/browser-connection.ts'
import { browserCookies } from './ports/browser-cookies.ts'
import { browserStorage } from './ports/browser-storage.ts'
import { browserLocks } from './ports/browser-locks.ts'
import { createId } from './ports/create-id.ts'
import type { ShopActor } from './shop-actors.ts'
import { startShop } from './start-shop.ts'

/** Starts the shop's machines in a browser. This module is the chunk that is fetched after the first paint. */
export async function startBrowserShop(user: User | null): Promise<ShopActor> {
  const ports = {
    api: await browserApi(),
    storage: browserStorage(window),
    connection: browserConnection(window),
    locks: browserLocks(navigator),
    cookies: browserCookies(document),
    createId: () => createId(crypto),
  }
  return startShop({ ports, user, notify: notifyOf })
}
