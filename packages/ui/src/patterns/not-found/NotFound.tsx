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

/** Why it may be missing, and what the shop can do. */
const reasons = {
  page: 'The link may be old, or a letter is missing.',
  product: 'It may no longer be on offer. We can still make something like it for you.',
  collection: 'It may no longer be on offer. We can still make something like it for you.',
  enquiry: null,
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
      {reasons[of] === null ? null : <p className={styles.reason}>{reasons[of]}</p>}
      <ButtonLink size="large" href={href}>
        {of === 'collection' ? detailSentences.backToCollections : detailSentences.backToShop}
      </ButtonLink>
    </section>
  )
}
