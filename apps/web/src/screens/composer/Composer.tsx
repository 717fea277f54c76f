import type { Wishes } from '@shop/domain'
import { composerMachine, createComposerActors } from '@shop/machines'
import type { ComposerPorts, PreparedEnquiry } from '@shop/machines'
import { ComposerView } from '@shop/views/composer'
import type { Order } from '@shop/views/composer'
import { usePreparedEnquiry } from '../../app/enquiries/useOrderRecording.ts'
import { absolute } from '../../app/head/absolute.ts'
import { useShopFacts } from '../../app/services/shop-facts.ts'
import { useShopRuntime } from '../../app/shop/runtime-context.ts'
import type { ShopRuntime } from '../../app/shop/shop-runtime.ts'
import { useScreenMachine } from '../../app/shop/useScreenActor.ts'
import { useShopSelector, watchShopActor } from '../../app/shop/useShopSelector.ts'
import { paths } from '../../paths.ts'

interface ComposerProps {
  order: Order
  onClose: () => void
}

/** The sheet in which a shopper adds wishes to an order before the chat opens. */
export function Composer({ order, onClose }: ComposerProps) {
  const runtime = useShopRuntime()
  const { shop, publicUrl } = useShopFacts()
  const prepared = usePreparedEnquiry()
  const isOnline = useShopSelector('enquiries', ({ context }) => context.isOnline, true)
  const [snapshot, actor] = useScreenMachine(
    () => composerMachine.provide({ actors: createComposerActors({ enquiries: enquiriesOf(runtime), copyText }) }),
    undefined,
  )
  const linkOf = ({ reference, linkKey }: PreparedEnquiry) => absolute(publicUrl, paths.enquiry.href(reference, linkKey))
  const view = { snapshot, order, shop, prepared, linkOf, isOnline, onClose }
  return <ComposerView {...view} send={(event) => actor.send(event)} />
}

/** The part of the machine of enquiries that the form uses, also while that machine is being fetched. */
function enquiriesOf(runtime: ShopRuntime): ComposerPorts['enquiries'] {
  return {
    keep: (draft) => runtime.send('enquiries', { type: 'wishes.written', draft }),
    record: (enquiry) => runtime.send('enquiries', { type: 'order.opened', ...enquiry }),
    subscribe: (listener) => {
      let last: Wishes | null = null
      return watchShopActor(runtime, 'enquiries', () => {
        const snapshot = runtime.actor('enquiries')?.getSnapshot()
        if (!snapshot?.hasTag('ready') || snapshot.context.copy.draft === last) return
        last = snapshot.context.copy.draft
        listener(last)
      })
    },
  }
}

/** Rejects where the browser has no clipboard, as on pages without https. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
