import { limits } from '@shop/domain'
import { ContactView } from '@shop/views/contact'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useShopFacts } from '../../app/services/shop-facts.ts'
import { outboundLinks } from '../../app/shell/navigation.ts'
import { useShopForm } from '../../app/shop/useShopForm.ts'
import { useUser } from '../../app/shop/useUser.ts'

/**
 * The page at `/contact`. The form starts with the details of a signed-in user, and with a question about the wish of the address,
 * unless a message is typed already.
 */
export function Contact() {
  const { shop } = useShopFacts()
  const { username = '', email = '', phoneNumber = '' } = useUser() ?? {}
  const wish = useWish()
  const form = useShopForm('contact', {
    before: (typed) => ({ values: { name: username, email, phoneNumber, ...wish, ...typed }, problems: {} }),
    busyTag: 'submitting',
  })
  const ask = useEffectEvent(() => {
    if (wish.message !== '') form.send({ type: 'wish.asked', fields: wish })
  })
  useEffect(() => ask(), [wish.message])
  return <ContactView {...form} shop={shop} social={outboundLinks(shop)} />
}

/** The subject and the message for the wish of the address; empty without one. */
function useWish(): { subject: string; message: string } {
  const wish = (new URLSearchParams(useLocation().search).get('wish') ?? '').trim().slice(0, limits.searchMaximum)
  return wish === '' ? { subject: '', message: '' } : { subject: 'Can you make this?', message: `I am looking for: ${wish}` }
}
