import { createEnquiriesActors, enquiriesMachine, identityOf, reportTo } from '@shop/machines'
import type { EnquiriesPorts, ShopContext } from '@shop/machines'
import { createActor } from 'xstate'
import type { EnquiriesActor, ShopActor } from '../shop/shop-actors.ts'

/** Starts the machine of enquiries next to the shop's machines, from which it learns of the user and the cookie choice. */
export function startEnquiries({ shop, ports }: { shop: ShopActor; ports: EnquiriesPorts }): EnquiriesActor {
  const machine = enquiriesMachine.provide({ actors: createEnquiriesActors(ports) })
  const enquiries = createActor(machine, { inspect: reportTo(shop) }).start()
  let reported = ''
  const report = () => {
    const snapshot = shop.getSnapshot()
    const { context } = snapshot
    // Before that, the cookie choice is not known.
    if (!snapshot.matches({ open: 'withLists' }) && !snapshot.matches({ open: 'withoutLists' })) return
    if (reported === userKey(context)) return
    reported = userKey(context)
    enquiries.send({ type: 'consent.changed', consent: context.consent })
    enquiries.send({ type: 'identity.changed', identity: identityOf(context) })
  }
  shop.subscribe(report)
  report()
  return enquiries
}

/** Changes when enquiries belong to another user or another storage. */
function userKey({ user, consent }: ShopContext): string {
  return `${consent} ${user?._id ?? ''}`
}
