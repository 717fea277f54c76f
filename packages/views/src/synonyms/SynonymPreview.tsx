import { formatNaira, payablePrice } from '@shop/domain'
import type { SynonymsContext } from '@shop/machines'
import styles from './Synonyms.module.css'

interface SynonymPreviewProps {
  context: SynonymsContext
  isBusy: boolean
}

/** What the search would find with the synonym in the form, or why that is not known. */
export function SynonymPreview({ context, isBusy }: SynonymPreviewProps) {
  const { preview, previewProblem, search, values } = context
  const { products = [], total = 0, searched } = preview ?? {}
  return (
    <div className={styles.preview} aria-live="polite">
      {isBusy && <p className={styles.detail}>Trying the search …</p>}
      {previewProblem !== null && <p>{previewProblem}</p>}
      {preview !== null && (
        <>
          <p className={styles.name}>
            “{search ?? values.word.trim()}” would find {countText(total)}.
          </p>
          {searched?.note != null && <p className={styles.detail}>{searched.note}</p>}
          <ul role="list" aria-label="Products that the search would find">
            {products.map((product) => (
              <li key={product._id} className={styles.found}>
                <span>{product.name}</span>
                <span className={styles.detail}>{formatNaira(payablePrice(product))}</span>
              </li>
            ))}
          </ul>
          {total > products.length && <p className={styles.detail}>and {total - products.length} more</p>}
        </>
      )}
    </div>
  )
}

function countText(total: number): string {
  if (total === 0) return 'nothing'
  return total === 1 ? '1 product' : `${total} products`
}
