import { staticPageSentences } from '@shop/domain'
import type { ContactContext, ContactEvent, ContactTag } from '@shop/machines'
import { ContactDetails } from '@shop/ui/patterns/contact-details'
import { ContactForm } from '@shop/ui/patterns/contact-form'
import { FormPage } from '@shop/ui/patterns/form-page'
import type { ComponentProps } from 'react'
import type { ViewProps } from '../view-snapshot.ts'
import styles from './ContactView.module.css'

interface ContactViewProps extends ViewProps<Pick<ContactContext, 'values' | 'problems'>, ContactTag, ContactEvent> {
  shop: Pick<ComponentProps<typeof ContactDetails>, 'phone' | 'email' | 'address'>
  /** Links to the shop's pages on social networks. */
  social: NonNullable<ComponentProps<typeof ContactDetails>['social']>
}

/** The contact page: a form, and every other way to reach the shop. */
export function ContactView({ snapshot, send, shop, social }: ContactViewProps) {
  return (
    <FormPage
      aside={
        <section className={styles.details} aria-labelledby="ways">
          <h2 id="ways" className={styles.title}>
            Or speak to us
          </h2>
          <ContactDetails
            phone={shop.phone}
            email={shop.email}
            address={shop.address}
            open={staticPageSentences.openAlways}
            openNote="Messages are answered at any time. The showroom keeps its own hours."
            social={social}
          />
        </section>
      }
    >
      <ContactForm
        values={snapshot.context.values}
        problems={snapshot.context.problems}
        isBusy={snapshot.hasTag('submitting')}
        onType={(values) => send({ type: 'fields.typed', values })}
        onSubmit={() => send({ type: 'message.submitted' })}
        text="Tell us about your room, and we reply with fabrics, measurements and a price."
      />
    </FormPage>
  )
}
