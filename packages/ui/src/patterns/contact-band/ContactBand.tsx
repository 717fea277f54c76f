import { homeSentences } from '@shop/domain'
import { ButtonLink } from '../../components/button/index.ts'
import styles from './ContactBand.module.css'

interface ContactBandProps {
  /** The heading, usually a question. */
  title: string
  /** A sentence below it. */
  text: string
  /** Address of the contact page. */
  contactHref: string
}

/** The closing text of the home page with the Contact Us button. */
export function ContactBand({ title, text, contactHref }: ContactBandProps) {
  return (
    <section className={styles.root} aria-labelledby="contact-band">
      <h2 className={styles.title} id="contact-band">
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink className={styles.button} variant="secondary" size="large" href={contactHref}>
        {homeSentences.contactUs}
      </ButtonLink>
    </section>
  )
}
