import { staticPageSentences } from '@shop/domain'
import { ContactDetails } from '@shop/ui/patterns/contact-details'
import { ContactForm } from '@shop/ui/patterns/contact-form'
import { FormPage } from '@shop/ui/patterns/form-page'
import { outboundLinks } from '../../app/shell/navigation.ts'
import { useShopFacts } from '../../app/services/shop-facts.ts'
import styles from './Contact.module.css'
import { useContactForm } from './useContactForm.ts'

/** `/contact`: a form, and every other way to reach the shop. */
export function Contact() {
  const { shop } = useShopFacts()
  const form = useContactForm()
  return (
    <FormPage
      aside={
        <section className={styles.ways} aria-labelledby="ways">
          <h2 id="ways" className={styles.title}>
            Or speak to us
          </h2>
          <ContactDetails
            phone={shop.phone}
            email={shop.email}
            address={shop.address}
            open={staticPageSentences.openAlways}
            openNote="Messages are answered at any time. The showroom keeps its own hours."
            social={outboundLinks(shop)}
          />
        </section>
      }
    >
      <ContactForm {...form} text="Tell us about your room, and we answer with fabrics, measures and a price." />
    </FormPage>
  )
}
