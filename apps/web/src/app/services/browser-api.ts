import type { AdminApiClient, ApiClient } from '@shop/api/client'

/** The API client of this browser, fetched when it is first needed and created once. */
export function browserApi(): Promise<ApiClient> {
  client ??= import('@shop/api/client').then(({ createApiClient }) => createApiClient())
  // A chunk that failed to load is requested again next time.
  client.catch(() => (client = null))
  return client
}

let client: Promise<ApiClient> | null = null

/** The client of the admin pages, fetched by them only. */
export async function browserAdminApi(): Promise<AdminApiClient> {
  const { createAdminApiClient } = await import('@shop/api/admin-client')
  return createAdminApiClient()
}
