import type { Line } from '@shop/domain'
import { createLineDetailsActors, lineDetailsMachine } from '@shop/machines'
import { whenOnline } from '@shop/ui/components/lazy-part'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { lazyEndpoints } from '../../app/services/lazy-api.ts'
import { useServices } from '../../app/services/services-context.ts'
import type { Services } from '../../app/services/services.ts'
import { whenReturned } from '../../app/shop/when-returned.ts'

const noLines: readonly Line[] = []

/**
 * Loads the names, pictures and prices of the items of these lines, and loads them again when the user or the connection returns: the shop
 * may have changed a price meanwhile.
 */
export function useLineDetails(lines = noLines) {
  const { api } = useServices()
  const [machine] = useState(() => createDetailsMachine(api))
  const [details, sendDetails] = useActor(machine, { input: { lines } })
  useEffect(() => sendDetails({ type: 'lines.set', lines }), [lines, sendDetails])
  useEffect(() => {
    const refresh = () => sendDetails({ type: 'details.refresh' })
    const endReturned = whenReturned(refresh)
    const endOnline = whenOnline(refresh)
    return () => {
      endReturned()
      endOnline()
    }
  }, [sendDetails])
  return { details, sendDetails }
}

function createDetailsMachine(api: Services['api']) {
  const actors = createLineDetailsActors({ api: { cart: lazyEndpoints(api, 'cart', ['detailsByIds']) } })
  return lineDetailsMachine.provide({ actors })
}
