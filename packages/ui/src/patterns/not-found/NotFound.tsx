import { detailSentences, siteSentences } from '@shop/domain'
import { ButtonLink } from '../../components/button/index.ts'
import styles from './NotFound.module.css'

/** The heading and title of a missing page. */
export const notFoundSentences = {
  page: siteSentences.pageNotFound,
  product: detailSentences.productNotFound,
  collection: detailSentences.collectionNotFound,
  enquiry: 'This link does not open an enquiry. Please check that it is complete.',
}

interface NotFoundProps {
  /** Kind of the missing page. */
  of: keyof typeof notFoundSentences
  /** Address of the button: the shop or the collections tab. */
  href: string
}

/** The page for a missing address, with a link back to the shop. */
export function NotFound({ of, href }: NotFoundProps) {
  return (
    <section className={styles.root}>
      <h1 className={styles.title}>{notFoundSentences[of]}</h1>
      <ButtonLink href={href}>{of === 'collection' ? detailSentences.backToCollections : detailSentences.backToShop}</ButtonLink>
    </section>
  )
}
