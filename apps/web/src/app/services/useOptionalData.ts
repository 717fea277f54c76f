import type { ApiClient } from '@shop/api/client'
import { useEffect, useState } from 'react'
import { useServices } from './services-context.ts'

/**
 * Loads data that a page can do without. Undefined until it is loaded, and null when it cannot be loaded.
 *
 * @param load must be the same function on every render; another one loads again
 */
export function useOptionalData<Data>(load: (api: ApiClient, signal: AbortSignal) => Promise<Data>): Data | null | undefined {
  const { api } = useServices()
  const [data, setData] = useState<Data | null>()
  useEffect(() => {
    const leaving = new AbortController()
    void api()
      .then((client) => load(client, leaving.signal))
      .then(setData)
      .catch(() => {
        if (!leaving.signal.aborted) setData(null)
      })
    return () => leaving.abort()
  }, [api, load])
  return data
}
