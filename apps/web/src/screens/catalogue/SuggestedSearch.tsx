import { lazyPart } from '@shop/ui/components/lazy-part'
import { SearchField } from '@shop/ui/components/search-field'
import { useId, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import styles from './SuggestedSearch.module.css'

const Suggestions = lazyPart(() => import('./Suggestions.tsx').then((module) => module.Suggestions))

/** The list of suggestions, as the search box announces it. */
export interface SuggestionList {
  isOpen: boolean
  /** The id of the active option. */
  activeId: string | undefined
}

interface SuggestedSearchProps extends ComponentProps<typeof SearchField> {
  /** Called when the text was changed. */
  onType: (text: string) => void
  /** Called before a suggestion is opened: what was typed is no search then. */
  onPick: () => void
}

/** A search box with suggestions while the user types. Their code is loaded when the box is first focused. */
export function SuggestedSearch({ onType, onPick, onSearch, ...field }: SuggestedSearchProps) {
  const id = useId()
  const [isUsed, setUsed] = useState(false)
  // The text to suggest for; null after the list was closed, until the user types again.
  const [typed, setTyped] = useState<string | null>(null)
  const [{ isOpen, activeId }, setList] = useState<SuggestionList>({ isOpen: false, activeId: undefined })
  const handleKey = useRef<((event: KeyboardEvent) => void) | null>(null)
  return (
    <div className={styles.root}>
      <SearchField
        {...field}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={activeId}
        onFocus={() => setUsed(true)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => handleKey.current?.(event)}
        onChange={(event) => {
          setTyped(event.target.value)
          onType(event.target.value)
        }}
        onSearch={(text) => {
          setTyped(null)
          onSearch?.(text)
        }}
      />
      {isUsed ? (
        <Suggestions
          isQuiet
          id={id}
          text={typed}
          keysRef={handleKey}
          onChange={setList}
          onClose={() => setTyped(null)}
          onPick={onPick}
        />
      ) : null}
    </div>
  )
}
