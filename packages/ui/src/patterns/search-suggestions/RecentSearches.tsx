import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import styles from './SearchSuggestions.module.css'

interface RecentSearchesProps {
  id: string
  /** At least one search, the newest first. */
  searches: readonly string[]
  /** Called with the pressed search. */
  onPick: (search: string) => void
  /** Called with the search to remove. */
  onRemove: (search: string) => void
  onClear: () => void
  /** Called when the list is to be closed, by Escape or because the focus has left it. */
  onClose: () => void
}

/** The recent searches below an empty search box, whose down arrow moves the focus to the first button. */
export function RecentSearches({ id, searches, onPick, onRemove, onClear, onClose }: RecentSearchesProps) {
  return (
    // Pressing a button must not take the focus from the search box, which would close the list.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={id}
      className={styles.root}
      aria-label="Recent searches"
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      // The search box is next to it.
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.parentElement?.contains(relatedTarget) || onClose()}
    >
      <VisuallyHidden>
        <output>{countText(searches.length)}. Press the down arrow to reach them.</output>
      </VisuallyHidden>
      <p className={styles.label}>Recent searches</p>
      <ul role="list">
        {searches.map((search) => (
          <li key={search} className={styles.recent}>
            <button type="button" className={styles.recentSearch} onClick={() => onPick(search)}>
              <Icon name="search" size="small" />
              {search}
            </button>
            <IconButton icon="close" label={`Remove ${search}`} onClick={() => onRemove(search)} />
          </li>
        ))}
      </ul>
      <Button variant="quiet" className={styles.clear} onClick={onClear}>
        Clear recent searches
      </Button>
    </section>
  )
}

const countText = (count: number): string => (count === 1 ? '1 recent search' : `${count} recent searches`)
