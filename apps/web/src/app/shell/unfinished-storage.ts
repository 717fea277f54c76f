import type { KeyStorage } from '@shop/machines'
import { createContext, use } from 'react'

/** The browser's persistent storage. Every method throws where the browser forbids it. */
const browserTexts: KeyStorage = {
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
}

const UnfinishedStorageContext = createContext(browserTexts)

/** Replaces the browser's storage of unfinished forms, for stories. */
export const UnfinishedStorageProvider = UnfinishedStorageContext.Provider

/** The storage of the unfinished forms of all admins of this browser. */
export const useUnfinishedStorage = () => use(UnfinishedStorageContext)
