import type { Enquiry } from '@shop/api'
import { chatLink, enquiryChatMessage, labelledItemWishes, labelledOrderWishes, shopperStatusLabels } from '@shop/domain'
import { EnquiryDetails } from '@shop/ui/patterns/enquiry-details'
import { useLoaderData, useLocation } from 'react-router-dom'
import { absolute } from '../../../app/head/absolute.ts'
import { useShopFacts } from '../../../app/services/shop-facts.ts'
import { notify } from '../../../app/shell/notify.ts'
import { useShopSend } from '../../../app/shop/useShopSend.ts'
import { useRole } from '../../../app/shop/useUser.ts'
import { paths } from '../../../paths.ts'

/** The page of an enquiry: what was asked for by chat, as it was, and how it is going. */
export function EnquiryScreen() {
  const enquiry = useLoaderData<Enquiry>()
  const { reference, items, steps, createdAt, total, quotedTotal, deposit, promisedDate } = enquiry
  const { shop, publicUrl } = useShopFacts()
  const linkKey = new URLSearchParams(useLocation().search).get('key')
  const link = linkKey === null ? null : absolute(publicUrl, paths.enquiry.href(reference, linkKey))
  const send = useShopSend()
  const isShopper = useRole() !== 'admin'
  const available = items.filter(({ isAvailable }) => isAvailable)
  const orderAgain = () => {
    const lines = available.map(({ item, itemType, quantity }) => ({ item, itemType, quantity }))
    // The event of Undo adds several lines without a toast for each.
    send('cart', { type: 'lines.restore', owner: null, lines })
    const text = `${lines.length} ${lines.length === 1 ? 'item' : 'items'} added to cart!`
    void notify({ tone: 'success', text, link: { label: 'View cart', href: paths.cart.href() } })
  }
  return (
    <EnquiryDetails
      {...{ reference, total, quotedTotal, deposit, promisedDate }}
      wishes={labelledOrderWishes(enquiry)}
      items={items.map((item) => ({
        ...item,
        wishes: labelledItemWishes(item.wishes),
        href: item.isAvailable ? hrefOf(item) : null,
      }))}
      steps={[{ status: 'new' as const, at: createdAt }, ...steps].map(({ status, at }) => ({
        label: shopperStatusLabels[status],
        at,
      }))}
      chatHref={chatLink(shop.chatNumber, enquiryChatMessage(shop.name, { reference, link }))}
      onOrderAgain={isShopper && available.length > 0 ? orderAgain : undefined}
    />
  )
}

function hrefOf({ item, itemType }: Enquiry['items'][number]): string {
  return itemType === 'Product' ? paths.product.href(item) : paths.collection.href(item)
}
