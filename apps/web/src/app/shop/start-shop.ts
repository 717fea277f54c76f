import type { User } from '@shop/api'
import { authMessages, cartMessages, createShopActors, listenForNotices, shopMachine } from '@shop/machines'
import type { Notice, ShopPorts } from '@shop/machines'
import { createActor } from 'xstate'
import type { AnyActorRef } from 'xstate'
import { paths } from '../../paths.ts'
import type { ShopActor } from './shop-actors.ts'

const viewCart = { label: 'View cart', href: paths.cart.href() }

interface ShopStart {
  /** The APIs that the machines use. */
  ports: ShopPorts
  /** The user of the rendered page, or null for a visitor. Undefined requests the session from the server. */
  user: User | null | undefined
  /** Shows what a machine emits as a toast. */
  notify: (notice: Notice, actor: AnyActorRef, link?: { label: string; href: string }) => void
  /** Whether the page opens a dialog when the session has ended, whose words a toast would repeat. */
  asksToLogInAgain: () => boolean
}

/** Creates and starts the shop's machines. Some emit immediately, so the listener is attached first. */
export function startShop({ ports, user, notify, asksToLogInAgain }: ShopStart): ShopActor {
  const machine = shopMachine.provide({ actors: createShopActors(ports) })
  const shop = createActor(machine, { input: { user, tab: ports.createId() } })
  listenForNotices(shop, (notice, actor) => {
    if (notice.text === authMessages.sessionEnded && asksToLogInAgain()) return
    notify(notice, actor, notice.text === cartMessages.add.done ? viewCart : undefined)
  })
  return shop.start()
}

/** Whether the admin pages are open. */
export function areAdminPagesOpen(): boolean {
  return document.querySelector('[data-admin-pages]') !== null
}
