import { createContext, use } from 'react'

/** Who looks at a screen. */
export const roles = ['visitor', 'customer', 'admin'] as const

/** What that person has said about cookies. */
export const consents = ['unset', 'accepted', 'declined'] as const

/** How the network is: as it should be, two seconds for every answer, none at all, or a server that fails. */
export const networks = ['fast', 'slow', 'offline', 'failing'] as const

/** Under what a screen is looked at: what Storybook's toolbar says, or what a story pins by its `globals`. */
export interface Circumstances {
  role: (typeof roles)[number]
  consent: (typeof consents)[number]
  network: (typeof networks)[number]
}

/** A first visit over a good connection. */
export const usualCircumstances: Circumstances = { role: 'visitor', consent: 'unset', network: 'fast' }

const CircumstancesContext = createContext(usualCircumstances)

/** Hands the circumstances to every screen below; Storybook's preview stands around each story with it. */
export const CircumstancesProvider = CircumstancesContext.Provider

/** The circumstances that hold here. */
export const useCircumstances = (): Circumstances => use(CircumstancesContext)
