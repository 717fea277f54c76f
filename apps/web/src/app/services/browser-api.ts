import type { ApiClient } from '@shop/api/client'

/** The API's client of this browser, fetched when it is first needed and made once. */
export function browserApi(): Promise<ApiClient> {
  client ??= import('@shop/api/client').then(({ createApiClient }) => createApiClient())
  // A chunk that did not arrive is asked for again next time.
  client.catch(() => (client = null))
  return client
}

let client: Promise<ApiClient> | null = null
