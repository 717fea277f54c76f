import type { Synonym } from '@shop/api'
import type { SynonymsEvent } from '@shop/machines'
import { Button } from '@shop/ui/components/button'
import { Icon } from '@shop/ui/components/icon'
import { useFocusOnRemoval } from '@shop/ui/patterns/form'
import { useId, useRef } from 'react'
import styles from './Synonyms.module.css'

interface SynonymListProps {
  synonyms: readonly Synonym[]
  /** Whether nothing can be added or removed now. */
  isUnavailable: boolean
  send: (event: SynonymsEvent) => void
}

/** The synonyms with a button that removes each, and one that adds another. */
export function SynonymList({ synonyms, isUnavailable, send }: SynonymListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useFocusOnRemoval(heading, synonyms.length)
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.partTitle}>
        Synonyms
      </h2>
      {synonyms.length === 0 ? (
        <p className={styles.text}>No synonyms yet. The search knows the common names of furniture already.</p>
      ) : (
        <ul role="list" aria-labelledby={headingId}>
          {synonyms.map(({ _id, word, means, addedBy }) => (
            <li key={_id} className={styles.row}>
              <div className={styles.facts}>
                <p>
                  <span className={styles.name}>{word}</span> means <span className={styles.name}>{means}</span>
                </p>
                <p className={styles.detail}>Added by {addedBy}</p>
              </div>
              <Button
                variant="quiet"
                aria-disabled={isUnavailable}
                aria-label={`Remove ${word}`}
                onClick={() => send({ type: 'removal.requested', id: _id })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="secondary"
          icon={<Icon name="plus" />}
          aria-disabled={isUnavailable}
          onClick={() => send({ type: 'form.opened', word: '', search: null })}
        >
          New synonym
        </Button>
      </div>
    </section>
  )
}
