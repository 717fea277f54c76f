import { chatLink, detailSentences, itemOrderMessage, payablePrice } from '@shop/domain'
import type { ItemType, Priced } from '@shop/domain'
import { lazyPart, usePrefetch } from '@shop/ui/components/lazy-part'
import { ProductActions, ProductLinks } from '@shop/ui/patterns/product-actions'
import { useState, useSyncExternalStore } from 'react'
import { useOrderRecording } from '../../app/enquiries/useOrderRecording.ts'
import { absolute } from '../../app/head/absolute.ts'
import { notify } from '../../app/shell/notify.ts'
import { useShopFacts } from '../../app/services/shop-facts.ts'
import { useShopSend } from '../../app/shop/useShopSend.ts'
import { useRole } from '../../app/shop/useUser.ts'
import { useWishlistToggle } from '../../app/saved-lists/useWishlistToggle.ts'
import { Composer, composerParts } from '../composer/lazy-composer.ts'

const ItemAdminActions = lazyPart(() => import('../admin/ItemAdminActions.tsx').then((module) => module.ItemAdminActions))

interface ItemActionsProps {
  item: Priced & { _id: string; name: string; items: string }
  itemType: ItemType
  /** The path of its page. */
  path: string
}

/** The price, and Order Now, Add to Cart and the heart for everybody but admins, who get Edit and Delete. */
export function ItemActions({ item, itemType, path }: ItemActionsProps) {
  const { shop, publicUrl } = useShopFacts()
  const isShopper = useRole() !== 'admin'
  const send = useShopSend()
  const wishlistToggle = useWishlistToggle({ item: item._id, itemType })
  const link = absolute(publicUrl, path)
  const recording = useOrderRecording()
  const price = payablePrice(item)
  const ordered = { item: item._id, itemType, quantity: 1, price }
  const source = itemType === 'Product' ? 'product' : 'collection'
  const described = { name: item.name, contents: item.items, price, link }
  const message = itemOrderMessage(shop.name, described, recording.enquiry)
  const [isComposing, setComposing] = useState(false)
  usePrefetch(composerParts)
  return (
    <>
      {!isShopper && <ItemAdminActions itemType={itemType} item={item} />}
      <p data-print="only">{link}</p>
      <ProductActions
        item={item}
        {...wishlistToggle}
        {...(isShopper && {
          orderHref: chatLink(shop.chatNumber, message),
          onOrder: () => recording.onOpen({ source, lines: [ordered], title: item.name }),
          onCompose: () => setComposing(true),
          onAddToCart: () => send('cart', { type: 'line.add', item: item._id, itemType }),
        })}
      />
      {isComposing && isShopper && (
        <Composer order={{ source, lines: [{ ...ordered, ...described }] }} onClose={() => setComposing(false)} />
      )}
    </>
  )
}

/** Copy link and, where the device supports it, Share. */
export function ItemLinks({ name, path }: { name: string; path: string }) {
  const link = absolute(useShopFacts().publicUrl, path)
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  )
  return <ProductLinks onCopyLink={() => void copyLink(link)} {...(canShare && { onShare: () => void share(name, link) })} />
}

const neverChanges = () => () => {}

/** Shows the toast only after the link was copied. */
async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    await notify({ tone: 'success', text: detailSentences.linkCopied })
  } catch {
    await notify({ tone: 'error', text: 'The link could not be copied.' })
  }
}

async function share(title: string, url: string): Promise<void> {
  // Closing the share sheet rejects, but is no failure.
  await navigator.share({ title, url }).catch(() => undefined)
}
