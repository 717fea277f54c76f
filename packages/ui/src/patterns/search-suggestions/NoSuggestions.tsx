import { Link } from '../../components/link/index.ts'
import styles from './SearchSuggestions.module.css'

interface NoSuggestionsProps {
  /** The text that nothing is suggested for. */
  text: string
  /** The address of the form that asks the shop to make it. */
  askHref: string
  /** Called in place of following the link. */
  onAsk: () => void
}

/** Fills a sheet in which nothing is suggested for a text, and says what to do next. */
export function NoSuggestions({ text, askHref, onAsk }: NoSuggestionsProps) {
  return (
    <output className={styles.none}>
      Nothing is called “{text}” yet. Press Search to see what comes close, or{' '}
      <Link
        href={askHref}
        onClick={(event) => {
          event.preventDefault()
          onAsk()
        }}
      >
        ask us to make it
      </Link>
      .
    </output>
  )
}
