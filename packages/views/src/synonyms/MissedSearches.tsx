import type { MissedSearch } from '@shop/api'
import { formatDay } from '@shop/domain'
import type { SynonymsEvent } from '@shop/machines'
import { Button } from '@shop/ui/components/button'
import { useId } from 'react'
import styles from './Synonyms.module.css'

interface MissedSearchesProps {
  searches: readonly MissedSearch[]
  /** Whether no synonym can be added now. */
  isUnavailable: boolean
  send: (event: SynonymsEvent) => void
}

/** The searches of the last 30 days that found little, each with a button that opens the form for its unknown words. */
export function MissedSearches({ searches, isUnavailable, send }: MissedSearchesProps) {
  const headingId = useId()
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.partTitle}>
        Found little or nothing
      </h2>
      <p className={styles.text}>
        {searches.length === 0
          ? 'No search of the last 30 days found fewer than three products.'
          : 'What shoppers searched for in the last 30 days and found fewer than three products for. A synonym tells the search what they mean.'}
      </p>
      {searches.length > 0 && (
        <ul role="list" aria-labelledby={headingId}>
          {searches.map(({ search, unknown, searchedAs, ...counts }) => (
            <li key={search} className={styles.row}>
              <div className={styles.facts}>
                <p className={styles.name}>{search}</p>
                <p className={styles.detail}>{countText(counts)}</p>
                {unknown === null && <p className={styles.detail}>Understood. Few products have all of this.</p>}
                {searchedAs !== null && <p className={styles.detail}>Now searched as “{searchedAs}”</p>}
              </div>
              {unknown !== null && (
                <Button
                  variant="secondary"
                  aria-disabled={isUnavailable}
                  aria-label={`Add a synonym for ${search}`}
                  onClick={() => send({ type: 'form.opened', word: unknown, search })}
                >
                  Add a synonym
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** How often, with how many products, and when: '12 searches, found nothing, last on July 8, 2025'. */
function countText({ count, found, lastDay }: Pick<MissedSearch, 'count' | 'found' | 'lastDay'>): string {
  const searches = count === 1 ? '1 search' : `${count.toLocaleString('en-NG')} searches`
  return `${searches}, found ${found === 0 ? 'nothing' : found}, last on ${formatDay(lastDay)}`
}
