import type { User } from '@shop/api'
import { createShopActors, listenForNotices, shopMachine } from '@shop/machines'
import type { Notice, ShopPorts } from '@shop/machines'
import { createActor } from 'xstate'
import type { ShopActor } from './shop-actors.ts'

interface ShopStart {
  /** What the machines need from outside. */
  ports: ShopPorts
  /** The person that the page was rendered for, null for nobody: the server is not asked again. Undefined asks it. */
  user: User | null | undefined
  /** Told what the machines say to the person. */
  notify: (notice: Notice) => void
}

/** Makes the shop's machines and starts them. Some speak at once, so somebody listens before. */
export function startShop({ ports, user, notify }: ShopStart): ShopActor {
  const machine = shopMachine.provide({ actors: createShopActors(ports) })
  const shop = createActor(machine, { input: { user, tab: ports.createId() } })
  listenForNotices(shop, notify)
  return shop.start()
}
