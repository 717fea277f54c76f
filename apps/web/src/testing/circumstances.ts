import { createContext, use } from 'react'

/** The roles in which a screen can be seen. */
export const roles = ['visitor', 'customer', 'admin'] as const

/** The choices about cookies. */
export const consents = ['unset', 'accepted', 'declined'] as const

/** The networks: normal, two seconds for every response, none, or a server that fails. */
export const networks = ['fast', 'slow', 'offline', 'failing'] as const

/** The circumstances of a screen: from Storybook's toolbar, or fixed by a story's `globals`. */
export interface Circumstances {
  role: (typeof roles)[number]
  consent: (typeof consents)[number]
  network: (typeof networks)[number]
}

/** A first visit over a good connection. */
export const usualCircumstances: Circumstances = { role: 'visitor', consent: 'unset', network: 'fast' }

const CircumstancesContext = createContext(usualCircumstances)

/** Provides the circumstances to every screen below; Storybook's preview wraps each story in it. */
export const CircumstancesProvider = CircumstancesContext.Provider

/** The circumstances of this screen. */
export const useCircumstances = (): Circumstances => use(CircumstancesContext)
