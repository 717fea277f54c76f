import { createContext, use } from 'react'

/** Roles that the toolbar offers. */
export const roles = ['visitor', 'customer', 'admin'] as const

/** Cookie choices that the toolbar offers. */
export const consents = ['unset', 'accepted', 'declined'] as const

/** Networks that the toolbar offers: normal, two seconds per response, no connection, or a server that fails. */
export const networks = ['fast', 'slow', 'offline', 'failing'] as const

/** The environment of a screen story: from Storybook's toolbar, or fixed by the story's `globals`. */
export interface StoryEnvironment {
  role: (typeof roles)[number]
  consent: (typeof consents)[number]
  network: (typeof networks)[number]
}

/** A first visit over a good connection. */
export const defaultEnvironment: StoryEnvironment = { role: 'visitor', consent: 'unset', network: 'fast' }

const StoryEnvironmentContext = createContext(defaultEnvironment)

/** Provides the environment to the screens below. Storybook's preview wraps each story in it. */
export const StoryEnvironmentProvider = StoryEnvironmentContext.Provider

export const useStoryEnvironment = (): StoryEnvironment => use(StoryEnvironmentContext)
