import { useEffect } from 'react'
import type { RefObject } from 'react'

/** When the focused element disappears, such as the button of a removed fault, its panel gets the focus. */
export function useFocusOfRemoved(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = root.current!
    /** The focused element and the elements around it, outwards. */
    let path: EventTarget[] = []
    const follow = (event: FocusEvent) => {
      path = event.composedPath()
    }
    const look = () => {
      const [focused] = path
      if (!(focused instanceof Element) || focused.isConnected || document.activeElement !== document.body) return
      const panel = path.find((element) => element instanceof HTMLElement && element.isConnected && element.tabIndex >= 0)
      if (panel instanceof HTMLElement) panel.focus()
    }
    const observer = new MutationObserver(look)
    observer.observe(own, { childList: true, subtree: true })
    own.addEventListener('focusin', follow)
    return () => {
      observer.disconnect()
      own.removeEventListener('focusin', follow)
    }
  }, [root])
}
