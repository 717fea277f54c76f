import { createContext, use } from 'react'
import type { Services } from './services.ts'

const ServicesContext = createContext<Services | null>(null)

/** Provides the services to every screen below; loaders get the same ones from the router's context. */
export const ServicesProvider = ServicesContext.Provider

/** The API and the memory of this visit. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('A screen needs a ServicesProvider above it.')
  return services
}
