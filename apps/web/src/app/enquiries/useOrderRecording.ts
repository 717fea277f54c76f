import type { OrderRecording } from '@shop/views/cart'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { absolute } from '../head/absolute.ts'
import { useShopFacts } from '../services/shop-facts.ts'
import { useShopRuntime } from '../shop/runtime-context.ts'
import type { ShopSnapshot } from '../shop/shop-actors.ts'
import { useShopSelector } from '../shop/useShopSelector.ts'
import { useShopSend } from '../shop/useShopSend.ts'
import { useRole } from '../shop/useUser.ts'
import { mayRecord } from './may-record.ts'

/**
 * Records orders as enquiries when the shopper opens the chat. The order link is a real link: it has a plain message until the machine
 * has prepared a reference, and its message then ends with the reference.
 */
export function useOrderRecording(): OrderRecording {
  const { publicUrl } = useShopFacts()
  const send = useShopSend()
  const prepared = usePreparedEnquiry()
  if (prepared === null) return { enquiry: null, onOpen: () => {} }
  const { reference, linkKey } = prepared
  return {
    enquiry: { reference, link: absolute(publicUrl, paths.enquiry.href(reference, linkKey)) },
    onOpen: (order) => send('enquiries', { type: 'order.opened', reference, linkKey, ...order }),
  }
}

/** The reference of the next order; null until the machine has made it, and while the browser has too many enquiries. */
export function usePreparedEnquiry() {
  const runtime = useShopRuntime()
  const isShopper = useRole() !== 'admin'
  useEffect(() => {
    if (isShopper) runtime.wantEnquiries()
  }, [runtime, isShopper])
  return useShopSelector('enquiries', preparedOf, null)
}

function preparedOf({ context: { prepared, copy } }: ShopSnapshot<'enquiries'>) {
  return mayRecord(copy, Date.now()) ? prepared : null
}
