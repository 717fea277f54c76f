import { enquiryTitle, formatNaira, labelledItemWishes, labelledOrderWishes } from '@shop/domain'
import type { EnquiryItem } from '../db/enquiries-schema.ts'
import { oneLine } from './emails.ts'
import type { EmailShop } from './emails.ts'
import { html } from './html.ts'
import type { Mail } from './mail.ts'

/** What the email tells about an enquiry. */
interface EmailedEnquiry {
  readonly reference: string
  readonly name: string
  readonly phoneNumber: string
  readonly note: string
  readonly details: Readonly<Record<string, string>>
  readonly items: readonly Pick<EnquiryItem, 'name' | 'price' | 'quantity' | 'wishes'>[]
  readonly total: number
}

/** Tells the shop about a new enquiry, with the link to its page for admins. Wishes are only named, because their texts stay in the shop. */
export function enquiryEmail(shop: EmailShop, enquiry: EmailedEnquiry): Mail {
  const { reference, name, phoneNumber, note, items, total } = enquiry
  const about = enquiryTitle(items) || 'no items'
  const link = `${shop.publicUrl}/admin/enquiries/${reference}`
  const from = [name, phoneNumber].filter((text) => text !== '').join(', ') || 'a guest'
  const lines = items.map((item) => `${item.quantity} × ${item.name}: ${formatNaira(item.price)}`)
  const wishes = wishLabels(enquiry)
  const blocks = [
    `New enquiry ${reference} from ${from}:`,
    lines.join('\n'),
    `Total: ${formatNaira(total)}`,
    ...(note === '' ? [] : [`Note: ${note}`]),
    ...(wishes.length === 0 ? [] : [`Wishes: ${wishes.join(', ')}. Open the enquiry to read them.`]),
  ]
  return {
    to: { name: shop.name, address: shop.email },
    subject: oneLine(`New enquiry ${reference}: ${about}`),
    text: `${[...blocks, link].join('\n\n')}\n`,
    html: [...blocks.map((block) => html`<p>${block}</p>`), html`<p><a href="${link}">${link}</a></p>`].join('\n'),
  }
}

/** What the shopper wrote wishes about, each once. */
function wishLabels({ details, items }: EmailedEnquiry): string[] {
  const wishes = [
    ...items.flatMap((item) => labelledItemWishes(item.wishes ?? {})),
    ...labelledOrderWishes({ note: '', details }),
  ]
  return [...new Set(wishes.map(({ label }) => label))]
}
