import type { ItemType } from '@shop/domain'
import { bulkChangeMachine, createBulkChangeActors } from '@shop/machines'
import type { BulkItem } from '@shop/machines'
import { BulkChangeView } from '@shop/views/bulk-change'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { lazyEndpoints } from '../../app/services/lazy-api.ts'
import { useServices } from '../../app/services/services-context.ts'
import { useLastingActor } from '../../app/shop/useLastingActor.ts'

interface BulkChangeProps {
  itemType: ItemType
  /** The items to change. */
  items: readonly BulkItem[]
  /** Called once: after the change, or when the admin cancels. */
  onEnd: (outcome: 'changed' | 'kept') => void
  /** Called when the admin has undone the change, even after the screen was left. */
  onUndone: () => void
}

/** Changes several items. Mount it when Change is pressed; it ends by calling `onEnd`. Undo is possible for ten seconds after that. */
export function BulkChange({ itemType, items, onEnd, onUndone }: BulkChangeProps) {
  const { adminApi, memory } = useServices()
  const actor = useLastingActor(
    () => {
      const adminCatalogue = lazyEndpoints(adminApi, 'adminCatalogue', ['changeItems'])
      return bulkChangeMachine.provide({ actors: createBulkChangeActors({ api: { adminCatalogue } }) })
    },
    { itemType, items },
    ({ outcome }) => {
      if (outcome !== 'undone') return
      memory?.clear()
      onUndone()
    },
  )
  const snapshot = useSelector(actor, (current) => current)
  const end = useEffectEvent((outcome: 'changed' | 'kept') => {
    if (outcome === 'changed') memory?.clear()
    onEnd(outcome)
  })
  const outcome = snapshot.hasTag('changed') ? 'changed' : snapshot.output?.outcome === 'kept' ? 'kept' : null
  useEffect(() => {
    if (outcome) end(outcome)
  }, [outcome])
  return <BulkChangeView snapshot={snapshot} send={(event) => actor.send(event)} />
}
