import { useSyncExternalStore } from 'react'
import { createSnapshotStore } from '../shop/snapshot-store.ts'

const store = createSnapshotStore(0)

/** Shows a number of new enquiries next to the link to them. The admin pages know it; the drawer is outside of them. */
export const showNewEnquiries = store.set

/** The number of new enquiries; 0 while it is unknown. */
export function useNewEnquiries(): number {
  return useSyncExternalStore(store.subscribe, store.get, () => 0)
}
