import { randomBytes } from 'node:crypto'
import { newEnquiryKey, newEnquiryReference } from '@shop/domain'
import type { AcknowledgedWrite, WriteClient } from './write-client.ts'

/** Writes of shoppers who order by chat. */
export interface EnquiryWrites {
  /** Records an enquiry. One whose response was lost is sent again, as a browser does. */
  record(): Promise<AcknowledgedWrite>
}

/** @param item - the product that is asked for */
export function createEnquiryWrites({ send, acknowledged }: WriteClient, item: string): EnquiryWrites {
  const unanswered: ReturnType<typeof newEnquiry>[] = []

  function newEnquiry() {
    const quantity = 1 + Math.floor(Math.random() * 99)
    return {
      reference: newEnquiryReference('Ilé', randomBytes),
      linkKey: newEnquiryKey(randomBytes),
      source: 'product',
      lines: [{ item, itemType: 'Product', quantity, price: 1 }],
    }
  }

  return {
    async record() {
      const enquiry = unanswered.pop() ?? newEnquiry()
      unanswered.push(enquiry)
      await acknowledged('POST', '/api/enquiries', '', enquiry)
      unanswered.splice(unanswered.indexOf(enquiry), 1)
      const { reference, linkKey, lines } = enquiry
      return {
        what: `enquiry ${reference}`,
        async isThere() {
          const stored = (await (await send('GET', `/api/enquiries/${reference}?linkKey=${linkKey}`, '')).json()) as {
            items?: { quantity: number }[]
          }
          return stored.items?.length === 1 && stored.items[0]?.quantity === lines[0]?.quantity
        },
      }
    },
  }
}
