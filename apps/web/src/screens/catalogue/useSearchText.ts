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
 * and is dropped when the sheet is closed. The sheet stays until the page of the search is shown: what is typed until then is the text
 * of the list afterwards.
 */
export function useSearchText({ value, sheet, onType, onSearch }: SearchTextOptions) {
  // Null after the list was closed, until the user types again.
  const [suggestFor, setSuggestFor] = useState<string | null>(null)
  const [draft, setDraft] = useState<string | null>(null)
  // Kept until the code of the suggestions is loaded, which remembers it.
  const [made, setMade] = useState<MadeSearch | null>(null)
  // What the draft was when a search was made; null before.
  const [entered, setEntered] = useState<string | null>(null)
  const { isOpen, isWanted } = sheet
  const isDraft = draft !== null
  // Whether the draft was changed since, and the sheet has closed.
  const isKept = isDraft && entered !== null && draft !== entered && !isWanted

  function startDraft() {
    setDraft(value)
    setEntered(null)
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
    else if (!isWanted && isDraft && !isKept) dropDraft()
  }
  // The list has it now.
  if (isKept && draft === value) setDraft(null)
  const keepDraft = useEffectEvent(() => {
    if (draft !== null) onType(draft)
  })
  useEffect(() => {
    if (isKept) keepDraft()
  }, [isKept])
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
      if (!isDraft || isKept) onType(text)
    },
    press: () => {
      if (isPhone() && !isDraft) startDraft()
    },
    search: (text: string) => {
      setSuggestFor(null)
      if (text !== '') setMade({ text })
      setEntered(draft)
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
