import type { shopMachine } from '@shop/machines'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

/** The root actor of the shop's machines. */
export type ShopActor = ActorRefFrom<typeof shopMachine>

type Children = SnapshotFrom<typeof shopMachine>['children']

/** The machines that live as long as the page. */
export type ShopActorName = 'auth' | 'consent' | 'profile' | 'contact' | 'cart' | 'wishlist'

/** One of those machines, running. */
export type ShopActorRef<Name extends ShopActorName> = NonNullable<Children[Name]>

/** The snapshot of such a machine. */
export type ShopSnapshot<Name extends ShopActorName> = ReturnType<ShopActorRef<Name>['getSnapshot']>

/** The events of such a machine. */
export type ShopActorEvent<Name extends ShopActorName> = Parameters<ShopActorRef<Name>['send']>[0]
