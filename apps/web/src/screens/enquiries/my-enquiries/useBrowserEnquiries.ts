import { useEffect } from 'react'
import { useShopRuntime } from '../../../app/shop/runtime-context.ts'
import type { ShopSnapshot } from '../../../app/shop/shop-actors.ts'
import { useShopNow } from '../../../app/shop/useShopNow.ts'
import { useShopSelector } from '../../../app/shop/useShopSelector.ts'
import { useRole } from '../../../app/shop/useUser.ts'
import { paths } from '../../../paths.ts'

/** The enquiries that this browser has, unsent ones first; null until they are known. An admin has none. */
export function useBrowserEnquiries() {
  useShopNow()
  const runtime = useShopRuntime()
  const isAdmin = useRole() === 'admin'
  useEffect(() => runtime.wantEnquiries(), [runtime])
  const known = useShopSelector('enquiries', listOf, null)
  return isAdmin ? noEnquiries : known
}

const noEnquiries: NonNullable<ReturnType<typeof listOf>> = []

function listOf(snapshot: ShopSnapshot<'enquiries'>) {
  if (!snapshot.hasTag('ready')) return null
  const { sent, unsent } = snapshot.context.copy
  return [
    ...[...unsent].reverse().map(({ reference, title }) => ({ reference, title, href: null, sentAt: null })),
    ...sent.map(({ reference, linkKey, title, createdAt }) => ({
      reference,
      title,
      href: paths.enquiry.href(reference, linkKey),
      sentAt: createdAt,
    })),
  ]
}
