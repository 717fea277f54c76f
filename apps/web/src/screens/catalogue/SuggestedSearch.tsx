import { lazyPart } from '@shop/ui/components/lazy-part'
import { SearchField } from '@shop/ui/components/search-field'
import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import styles from './SuggestedSearch.module.css'

const Suggestions = lazyPart(() => import('./Suggestions.tsx').then((module) => module.Suggestions))

/** The list of suggestions, as the search box announces it. */
export interface SuggestionList {
  isOpen: boolean
  /** The id of the active option. */
  activeId: string | undefined
}

/** What the suggestions do when something happens in the search box. */
export interface BoxHandlers {
  onKey: (event: KeyboardEvent) => void
}

/** A search that the user has made: another object for the same text made again. */
export interface MadeSearch {
  text: string
}

interface SuggestedSearchProps extends ComponentProps<typeof SearchField> {
  /** Called when the text was changed. */
  onType: (text: string) => void
  /** Called before a suggestion is opened: what was typed is no search then. */
  onPick: () => void
}

/**
 * A search box with suggestions while the user types, and recent searches while it is empty. Their code is loaded when the box is first
 * focused.
 */
export function SuggestedSearch({ onType, onPick, onSearch, ...field }: SuggestedSearchProps) {
  const id = useId()
  const [isUsed, setUsed] = useState(false)
  // The text to suggest for; null after the list was closed, until the user types again.
  const [typed, setTyped] = useState<string | null>(null)
  const [{ isOpen, activeId }, setList] = useState<SuggestionList>({ isOpen: false, activeId: undefined })
  // Kept until the code of the suggestions is loaded, which remembers it.
  const [made, setMade] = useState<MadeSearch | null>(null)
  const handlers = useRef<BoxHandlers | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const focusBox = () => root.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
  const enter = ({ value }: HTMLInputElement) => {
    setUsed(true)
    if (value === '') setTyped('')
  }
  // React does not report the focus from before hydration.
  useEffect(() => {
    const focused = document.activeElement
    if (focused instanceof HTMLInputElement && root.current?.contains(focused)) enter(focused)
  }, [])
  const search = (text: string) => {
    // The cleared box keeps the focus.
    setTyped(text === '' ? '' : null)
    if (text !== '') setMade({ text })
    onSearch?.(text)
  }
  return (
    <div ref={root} className={styles.root}>
      <SearchField
        {...field}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={activeId}
        onFocus={({ currentTarget }) => enter(currentTarget)}
        onBlur={({ relatedTarget }) => {
          if (!document.getElementById(id)?.contains(relatedTarget)) setTyped(null)
        }}
        onKeyDown={(event) => handlers.current?.onKey(event)}
        onChange={(event) => {
          setTyped(event.target.value)
          onType(event.target.value)
        }}
        onSearch={search}
      />
      {isUsed ? (
        <Suggestions
          isQuiet
          id={id}
          text={typed}
          made={made}
          handlersRef={handlers}
          onChange={setList}
          onClose={() => setTyped(null)}
          onPick={onPick}
          onSearch={(text) => {
            // The pressed button disappears with the list.
            focusBox()
            onType(text)
            search(text)
          }}
          focusBox={focusBox}
        />
      ) : null}
    </div>
  )
}
