import { useEffect, useEffectEvent } from 'react'

/** The part of the browser's `CloseWatcher` that is used here. The compiler's types do not have it. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * Closes a layer when the user goes back on Android, instead of leaving the page. Where the browser has no `CloseWatcher`, Back leaves
 * the page. Escape does not reach the watcher, because Radix prevents the key's default.
 */
export function useBackGesture(isOpen: boolean, close: () => void): void {
  const closeLayer = useEffectEvent(close)
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
    if (!isOpen || CloseWatcher === undefined) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => closeLayer())
    return () => watcher.destroy()
  }, [isOpen])
}
