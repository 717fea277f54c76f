import { detailSentences, siteSentences } from '@shop/domain'
import { ButtonLink } from '../../components/button/index.ts'
import styles from './NotFound.module.css'

/** What is said of an address behind which there is nothing: on its page and in its title. */
export const notFoundSentences = {
  page: siteSentences.pageNotFound,
  product: detailSentences.productNotFound,
  collection: detailSentences.collectionNotFound,
}

/** Properties of {@link NotFound}. */
interface NotFoundProps {
  /** What was not found. */
  of: 'page' | 'product' | 'collection'
  /** Where the button leads: the shop, or the collections' tab. */
  href: string
}

/** The page of an address behind which there is nothing, with the way back to what there is. */
export function NotFound({ of, href }: NotFoundProps) {
  return (
    <section className={styles.root}>
      <h1 className={styles.title}>{notFoundSentences[of]}</h1>
      <ButtonLink href={href}>{of === 'collection' ? detailSentences.backToCollections : detailSentences.backToShop}</ButtonLink>
    </section>
  )
}
