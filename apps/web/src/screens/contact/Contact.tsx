import { ContactView } from '@shop/views/contact'
import { useShopFacts } from '../../app/services/shop-facts.ts'
import { outboundLinks } from '../../app/shell/navigation.ts'
import { useShopForm } from '../../app/shop/useShopForm.ts'
import { useUser } from '../../app/shop/useUser.ts'

/** The page at `/contact`. The form starts with the details of a signed-in user. */
export function Contact() {
  const { shop } = useShopFacts()
  const { username = '', email = '', phoneNumber = '' } = useUser() ?? {}
  const form = useShopForm('contact', {
    before: (typed) => ({ values: { name: username, email, phoneNumber, subject: '', message: '', ...typed }, problems: {} }),
    busyTag: 'submitting',
  })
  return <ContactView {...form} shop={shop} social={outboundLinks(shop)} />
}
