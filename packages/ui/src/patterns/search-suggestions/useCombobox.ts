import Combobox from '@github/combobox-nav'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Makes a listbox the popup of a search box while it is shown: keys, `aria-expanded`, `aria-activedescendant`, scrolling to the
 * highlighted option, and texts that are composed. Enter clicks the highlighted option.
 *
 * @param options Another text when the options have changed. The highlighted one may be gone, so none is highlighted then.
 */
export function useCombobox(box: RefObject<HTMLInputElement | null>, list: RefObject<HTMLElement | null>, options: string): void {
  const combobox = useRef<Combobox>(null)
  useEffect(() => {
    if (!box.current || !list.current) return undefined
    const started = new Combobox(box.current, list.current, { tabInsertsSuggestions: false })
    started.start()
    combobox.current = started
    // `destroy` would remove the role that the server has rendered.
    return () => started.stop()
  }, [box, list])
  useEffect(() => combobox.current?.clearSelection(), [options])
}
