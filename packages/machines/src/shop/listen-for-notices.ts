import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { Notice } from '../notice.ts'
import type { shopMachine } from './shop.machine.ts'

/**
 * Calls the listener with the notices of every machine of the shop and the machine that emitted each. Subscribe before the shop starts, since some machines
 * emit at once.
 *
 * @returns The function that unsubscribes.
 */
export function listenForNotices(
  shop: ActorRefFrom<typeof shopMachine>,
  listen: (notice: Notice, actor: AnyActorRef) => void,
): () => void {
  const subscriptions = new Map<AnyActorRef, { unsubscribe: () => void }>()
  const listenToChildren = () => {
    const children: (AnyActorRef | undefined)[] = Object.values(shop.getSnapshot().children)
    for (const child of children) {
      // The children have different types of emitted events, but the notice has the same type in all of them.
      if (child && !subscriptions.has(child))
        subscriptions.set(
          child,
          child.on('notice', (notice) => listen(notice as Notice, child)),
        )
    }
  }
  listenToChildren()
  const shopSubscription = shop.subscribe(listenToChildren)
  return () => {
    shopSubscription.unsubscribe()
    for (const subscription of subscriptions.values()) subscription.unsubscribe()
  }
}
