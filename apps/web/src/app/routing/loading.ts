import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ApiClient } from '@shop/api/client'
import { servicesContext } from '../services/services.ts'
import type { Services } from '../services/services.ts'

/** What may be missing behind an address. */
export type Missing = 'page' | 'product' | 'collection'

/** The answer of a loader whose address leads to nothing: the server sends it with status 404. Throw it. */
export function missing(of: Missing) {
  return data({ missing: of }, { status: 404 })
}

/** What a loader works with. */
export interface LoaderTools {
  api: ApiClient
  memory: Services['memory']
  params: LoaderFunctionArgs['params']
  url: URL
  /** Aborted when the person goes elsewhere meanwhile. */
  signal: AbortSignal
}

/**
 * Makes a route's loader: takes the services out of the router's context, and gives back what was there when the
 * person returns to a place of this visit, so that Back asks the server for nothing.
 */
export function loader<Data>(routeId: string, load: (tools: LoaderTools) => Promise<Data>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<Data> => {
    const { api, memory } = context.get(servicesContext) as Services
    const remembered = memory?.dataAtDestination(routeId)
    if (remembered !== undefined) return remembered as Data
    return load({ api: await api(), memory, params, url: new URL(request.url), signal: request.signal })
  }
}

/** What `find` gives, or the 404 answer when the API knows no such thing. */
export async function foundOr404<Found>(of: Missing, find: Promise<Found>): Promise<Found> {
  try {
    return await find
  } catch (error) {
    throw isUnknown(error) ? missing(of) : error
  }
}

function isUnknown(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404
}
