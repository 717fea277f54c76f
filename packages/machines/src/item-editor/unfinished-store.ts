import { isRecord } from '../is-record.ts'
import type { KeyStorage } from '../ports.ts'
import type { UnfinishedForms } from './unfinished-form.types.ts'

/** The key of the unfinished forms of all admins of this browser. */
const storageKey = 'unfinishedForms'

/** Milliseconds after which an unfinished form is removed: 30 days. */
const storageTime = 30 * 24 * 60 * 60 * 1000

/** The maximum number of items with unfinished forms: those that changed last. The browser's storage is small. */
const itemsMaximum = 20

interface StoreOptions {
  storage: KeyStorage
  /** Returns the id of the admin; null when nobody has signed in. */
  admin: () => string | null
  /** The form: 'products/new' or 'products/' and an id, and likewise for collections. */
  place: string
  /** Returns the time in milliseconds. */
  now?: () => number
}

/**
 * The unfinished forms of one item and of one admin, in the storage that the tabs of the browser share. The last tab that stores a
 * form of the item wins. Other admins of the browser do not get them.
 */
export function createUnfinishedForms({ storage, admin, place, now = Date.now }: StoreOptions): UnfinishedForms {
  const isHere = (entry: Entry) => entry.admin === admin() && entry.place === place
  return {
    recall: () => {
      const all = readEntries(storage)
      const current = all.filter(({ storedAt }) => storedAt > now() - storageTime)
      if (current.length < all.length) writeEntries(storage, current)
      return current.find(isHere)?.forms ?? []
    },
    store: (forms) => {
      const id = admin()
      if (id === null) throw new Error('No admin is signed in.')
      const others = readEntries(storage).filter((entry) => !isHere(entry))
      const entry = { admin: id, place, storedAt: now(), forms }
      writeEntries(storage, [...(forms.length > 0 ? [entry] : []), ...others].slice(0, itemsMaximum))
    },
  }
}

/** Removes the unfinished forms of an admin who logs out. Never throws. */
export function forgetUnfinishedForms(storage: KeyStorage, admin: string): void {
  try {
    writeEntries(
      storage,
      readEntries(storage).filter((entry) => entry.admin !== admin),
    )
  } catch {
    // Nothing can be removed from a blocked storage.
  }
}

interface Entry {
  admin: string
  place: string
  /** When the forms were stored, in milliseconds. */
  storedAt: number
  forms: readonly unknown[]
}

/** Reads the entries. A text that is not valid counts as none; throws when the storage is blocked. */
function readEntries(storage: KeyStorage): readonly Entry[] {
  const text = storage.get(storageKey)
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function writeEntries(storage: KeyStorage, entries: readonly Entry[]): void {
  if (entries.length === 0) storage.remove(storageKey)
  else storage.set(storageKey, JSON.stringify(entries))
}

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value)) return false
  const { admin, place, storedAt, forms } = value
  return typeof admin === 'string' && typeof place === 'string' && typeof storedAt === 'number' && Array.isArray(forms)
}
