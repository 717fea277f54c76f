import type { KeyStorage } from '@shop/machines'
import { createContext, use } from 'react'

/** The browser's persistent storage. Every method throws where the browser forbids it. */
const browserTexts: KeyStorage = {
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
}

const PersistentStorageContext = createContext(browserTexts)

/** Replaces the browser's storage, for stories. */
export const PersistentStorageProvider = PersistentStorageContext.Provider

/** The storage that stays after the visit: unfinished forms of all admins of this browser, and recent searches. */
export const usePersistentStorage = () => use(PersistentStorageContext)
