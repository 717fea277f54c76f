import { useSyncExternalStore } from 'react'

let current = 0
const listeners = new Set<() => void>()

/** Shows a number of new enquiries next to the link to them. The admin pages know it; the drawer is outside of them. */
export function showNewEnquiries(count: number): void {
  if (count === current) return
  current = count
  listeners.forEach((notify) => notify())
}

/** The number of new enquiries; 0 while it is unknown. */
export function useNewEnquiries(): number {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => 0,
  )
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
