import type { Place } from '../list-sync/list-kind.ts'
import type { BrowserStorage } from '../ports.ts'

/** The keys of the enquiries in both storages of the browser. */
export const enquiryKeys: Readonly<Record<Place, string>> = { persistent: 'localEnquiries', session: 'sessionEnquiries' }

/** Whether a storage of the browser has enquiries, so that their machine must run. */
export function hasStoredEnquiries(storage: BrowserStorage): boolean {
  try {
    return (['persistent', 'session'] as const).some((place) => storage[place].get(enquiryKeys[place]) !== null)
  } catch {
    return false
  }
}
