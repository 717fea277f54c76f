import type { ApiClient } from '@shop/api/client'
import { useEffect, useState } from 'react'
import { useServices } from './services-context.ts'

/**
 * Loads data that a page can do without. Null until it is loaded, and when it cannot be loaded.
 *
 * @param load must be the same function on every render; another one loads again
 */
export function useOptionalData<Data>(load: (api: ApiClient, signal: AbortSignal) => Promise<Data>): Data | null {
  const { api } = useServices()
  const [data, setData] = useState<Data | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    void api()
      .then((client) => load(client, leaving.signal))
      .then(setData)
      .catch(() => undefined)
    return () => leaving.abort()
  }, [api, load])
  return data
}
