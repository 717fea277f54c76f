import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SearchFocus } from '../../app/shell/SiteTop.tsx'

/** A narrow screen, or a low one such as a phone on its side. */
const phone = 'not all and (min-width: 37.5rem), not all and (min-height: 26rem)'

/** Whether searches take the whole screen, which is too small for a list below the box. */
export const isPhone = (): boolean => matchMedia(phone).matches

/** The sheet that a search covers the screen of a phone with. */
export interface SearchSheet {
  /** Whether the search covers the screen. */
  isOpen: boolean
  /** Whether the entry of the history is that of a search, on any screen. */
  isWanted: boolean
  /** Whether the sheet is open, or was opened by a navigation that has not ended. */
  isOpening: () => boolean
  open: () => void
  close: () => void
}

/**
 * The search sheet of phones. It is open on an entry of the history of its own, so that Back closes it. The header's search button
 * makes such an entry too, which on a wide screen only focuses the search box.
 */
export function useSearchSheet(searchBox: RefObject<HTMLInputElement | null>): SearchSheet {
  const { pathname, search, state, key } = useLocation() as Omit<ReturnType<typeof useLocation>, 'state'> & {
    state: Partial<SearchFocus> | null
  }
  const navigate = useNavigate()
  const isWanted = state?.focusSearch === true
  // False on the first page of a visit, as on the server: a difference would render the whole list again.
  const isOpen = useSyncExternalStore(
    watchScreen,
    () => isWanted && isPhone(),
    () => false,
  )
  const opening = useRef(false)
  useEffect(() => {
    opening.current = isWanted
    if (isWanted) searchBox.current?.focus()
  }, [searchBox, isWanted, key])

  const go = (next: SearchFocus | null) => void navigate(pathname + search, { state: next, replace: next === null })
  return {
    isOpen,
    isWanted,
    isOpening: () => opening.current && isPhone(),
    open: () => {
      if (isWanted || opening.current) return
      opening.current = true
      go({ focusSearch: true, isOverPage: true })
    },
    close: () => {
      if (state?.isOverPage === true) void navigate(-1)
      else go(null)
    },
  }
}

function watchScreen(onChange: () => void): () => void {
  const screen = matchMedia(phone)
  screen.addEventListener('change', onChange)
  return () => screen.removeEventListener('change', onChange)
}
