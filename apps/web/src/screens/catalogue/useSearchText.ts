import { useEffect, useEffectEvent, useState } from 'react'
import { isPhone } from './useSearchSheet.ts'
import type { SearchSheet } from './useSearchSheet.ts'

/** A search that the user has made: another object for the same text made again. */
export interface MadeSearch {
  text: string
}

interface SearchTextOptions {
  /** The text of the list. */
  value: string
  sheet: SearchSheet
  /** Called when the text was changed, except in the sheet, below which nobody sees the list. */
  onType: (text: string) => void
  onSearch: (text: string) => void
}

/**
 * The text of a search box, and the text to suggest for. In the sheet of phones, the text is a draft that becomes a search with Enter,
 * and is dropped when the sheet is closed.
 */
export function useSearchText({ value, sheet, onType, onSearch }: SearchTextOptions) {
  // Null after the list was closed, until the user types again.
  const [suggestFor, setSuggestFor] = useState<string | null>(null)
  const [draft, setDraft] = useState<string | null>(null)
  // Kept until the code of the suggestions is loaded, which remembers it.
  const [made, setMade] = useState<MadeSearch | null>(null)
  const { isOpen, isWanted } = sheet
  const isDraft = draft !== null

  function startDraft() {
    setDraft(value)
    setSuggestFor(value)
  }
  function dropDraft() {
    setDraft(null)
    setSuggestFor(null)
  }
  const [before, setBefore] = useState({ isOpen: false, isWanted })
  if (isOpen !== before.isOpen || isWanted !== before.isWanted) {
    setBefore({ isOpen, isWanted })
    if (isOpen && !isDraft) startDraft()
    else if (!isWanted && isDraft) dropDraft()
  }
  const openSheet = useEffectEvent(sheet.open)
  useEffect(() => {
    if (isDraft) openSheet()
  }, [isDraft])
  return {
    text: draft ?? value,
    suggestFor,
    made,
    setSuggestFor,
    write: (text: string) => {
      setSuggestFor(text)
      if (isDraft) setDraft(text)
      else onType(text)
    },
    press: () => {
      if (isPhone() && !isDraft) startDraft()
    },
    search: (text: string) => {
      setSuggestFor(null)
      if (text !== '') setMade({ text })
      onSearch(text)
    },
    /** Runs after `write('')`. The cleared box keeps the focus. */
    clear: () => {
      if (isOpen) return
      setDraft(null)
      setSuggestFor(isPhone() ? null : '')
      onSearch('')
    },
  }
}
