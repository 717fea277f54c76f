import { Button } from '@shop/ui/components/button'
import { lazyPart, usePrefetch } from '@shop/ui/components/lazy-part'
import { SearchField } from '@shop/ui/components/search-field'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { ComponentProps, KeyboardEvent, RefObject } from 'react'
import styles from './SuggestedSearch.module.css'
import { isPhone } from './useSearchSheet.ts'
import type { SearchSheet } from './useSearchSheet.ts'
import { useSearchText } from './useSearchText.ts'
import { useSheetElement } from './useSheetElement.ts'

const Suggestions = lazyPart(() => import('./Suggestions.tsx').then((module) => module.Suggestions))

const parts = [Suggestions]

interface SuggestedSearchProps extends ComponentProps<typeof SearchField> {
  ref: RefObject<HTMLInputElement | null>
  /** The text of the list. */
  value: string
  sheet: SearchSheet
  /** Called when the text was changed, except in the sheet. */
  onType: (text: string) => void
  /** Called before a suggestion is opened: what was typed is no search then. */
  onPick: () => void
  onSearch: (text: string) => void
}

/**
 * A search box with suggestions while the user types, and recent searches while it is empty. On phones it covers the screen as a
 * sheet once it is pressed. The code of the suggestions is loaded when the page rests, or when the box is first focused.
 */
export function SuggestedSearch({ ref: box, value, sheet, onType, onPick, onSearch, ...field }: SuggestedSearchProps) {
  const id = useId()
  const { isOpen } = sheet
  const { text, suggestFor, setSuggestFor, made, write, press, search, clear } = useSearchText({ value, sheet, onType, onSearch })
  const [isUsed, setUsed] = useState(false)
  const panel = useSheetElement(isOpen)
  usePrefetch(parts)

  const enter = (text: string) => {
    setUsed(true)
    if (text === '' && !isPhone()) setSuggestFor('')
  }
  // React does not report the focus from before hydration.
  const enterFocused = useEffectEvent((input: HTMLInputElement | null) => {
    if (input && document.activeElement === input) enter(input.value)
  })
  useEffect(() => enterFocused(box.current), [box])

  const onKeyDown = (event: KeyboardEvent) => {
    const list = document.getElementById(id)
    if (event.nativeEvent.isComposing || (list === null && !isOpen)) return
    const recent = event.target === box.current ? list?.querySelector('button') : null
    if (event.key === 'ArrowDown' && recent) recent.focus()
    else if (event.key !== 'Escape') return
    else if (isOpen) sheet.close()
    else setSuggestFor(null)
    event.preventDefault()
  }
  return (
    <div className={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={panel}
        className={styles.panel}
        onKeyDown={onKeyDown}
        {...(isOpen && { 'data-sheet': '', role: 'dialog', 'aria-modal': true, 'aria-label': 'Search' })}
      >
        <div className={styles.bar}>
          <SearchField
            {...field}
            ref={box}
            value={text}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="combobox"
            aria-autocomplete="list"
            aria-controls={id}
            // Changed by the list while it is shown.
            aria-expanded={false}
            onFocus={({ currentTarget }) => enter(currentTarget.value)}
            onClick={press}
            onBlur={({ relatedTarget }) => {
              if (!isOpen && !document.getElementById(id)?.contains(relatedTarget)) setSuggestFor(null)
            }}
            onChange={(event) => write(event.target.value)}
            onSearch={search}
            onClear={clear}
          />
          {isOpen ? (
            <Button variant="quiet" className={styles.cancel} onClick={sheet.close}>
              Cancel
            </Button>
          ) : null}
        </div>
        {isUsed ? (
          <Suggestions
            isQuiet
            id={id}
            boxRef={box}
            text={suggestFor}
            made={made}
            isSheet={isOpen}
            onClose={() => setSuggestFor(null)}
            onPick={onPick}
            onSearch={search}
          />
        ) : null}
      </div>
    </div>
  )
}
