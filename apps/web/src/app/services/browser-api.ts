import type { ApiClient } from '@shop/api/client'

/** The API client of this browser, fetched when it is first needed and created once. */
export function browserApi(): Promise<ApiClient> {
  client ??= import('@shop/api/client').then(({ createApiClient }) => createApiClient())
  // A chunk that failed to load is requested again next time.
  client.catch(() => (client = null))
  return client
}

let client: Promise<ApiClient> | null = null
