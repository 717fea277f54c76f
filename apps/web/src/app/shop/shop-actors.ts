import type { enquiriesMachine, shopMachine } from '@shop/machines'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

/** The root actor of the shop's machines. */
export type ShopActor = ActorRefFrom<typeof shopMachine>

/** The machine of enquiries, which only some pages fetch. */
export type EnquiriesActor = ActorRefFrom<typeof enquiriesMachine>

type Children = SnapshotFrom<typeof shopMachine>['children'] & { enquiries?: EnquiriesActor }

/** The names of the machines that run as long as the page is open. */
export type ShopActorName = 'auth' | 'consent' | 'profile' | 'contact' | 'cart' | 'wishlist' | 'enquiries'

/** The running machine `Name`, such as `cart`. */
export type ShopActorRef<Name extends ShopActorName> = NonNullable<Children[Name]>

/** The snapshot of the machine `Name`. */
export type ShopSnapshot<Name extends ShopActorName> = ReturnType<ShopActorRef<Name>['getSnapshot']>

/** The events of the machine `Name`. */
export type ShopActorEvent<Name extends ShopActorName> = Parameters<ShopActorRef<Name>['send']>[0]
