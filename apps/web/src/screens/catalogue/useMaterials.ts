import { useEffect, useState } from 'react'
import { useServices } from '../../app/services/services-context.ts'

/** The materials that products are made of, fetched while they are needed; empty until then, and when they cannot be loaded. */
export function useMaterials(isNeeded: boolean): readonly string[] {
  const { api } = useServices()
  const [materials, setMaterials] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isNeeded) return undefined
    const leaving = new AbortController()
    void api()
      .then((client) => client.catalogue.materials({}, { signal: leaving.signal }))
      .then((response) => setMaterials(response.materials))
      // The other filters work without the materials.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [api, isNeeded])
  return materials
}
