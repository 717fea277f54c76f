import type { ItemType } from '@shop/domain'
import { bulkChangeMachine, bulkChangeMessages, createBulkChangeActors } from '@shop/machines'
import type { BulkItem } from '@shop/machines'
import { BulkChangeView } from '@shop/views/bulk-change'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { lazyEndpoints } from '../../app/services/lazy-api.ts'
import { useServices } from '../../app/services/services-context.ts'
import { useLastingActor } from '../../app/shop/useLastingActor.ts'
import { useSignedInAgain } from './useSignedInAgain.ts'

interface BulkChangeProps {
  itemType: ItemType
  /** The items to change. */
  items: readonly BulkItem[]
  /**
   * Called once: after the change, or when the admin cancels. After `outdated` the items may differ from the given ones: those with the
   * ids of `changedMeanwhile`, or any of them when there are none.
   */
  onEnd: (outcome: 'changed' | 'kept' | 'outdated', changedMeanwhile: readonly string[]) => void
  /** Called when the items have changed, or may have, even after the screen was left. */
  onChanged: () => void
}

/** Changes several items. Mount it when Change is pressed; it ends by calling `onEnd`. Undo is possible for ten seconds after that. */
export function BulkChange({ itemType, items, onEnd, onChanged }: BulkChangeProps) {
  const { adminApi, memory } = useServices()
  const actor = useLastingActor(
    () => {
      const adminCatalogue = lazyEndpoints(adminApi, 'adminCatalogue', ['changeItems'])
      return bulkChangeMachine.provide({ actors: createBulkChangeActors({ api: { adminCatalogue } }) })
    },
    { itemType, items },
    (started) =>
      started.on('items.changed', () => {
        memory?.clear()
        onChanged()
      }),
  )
  const snapshot = useSelector(actor, (current) => current)
  useSignedInAgain(actor, snapshot.context.failure === bulkChangeMessages.signedOut)
  const end = useEffectEvent((how: 'changed' | 'kept' | 'outdated') => onEnd(how, snapshot.context.changedMeanwhile))
  const ended = snapshot.output?.outcome
  const outcome = snapshot.hasTag('changed') ? 'changed' : ended === 'undone' ? null : (ended ?? null)
  useEffect(() => {
    if (outcome) end(outcome)
  }, [outcome])
  return <BulkChangeView snapshot={snapshot} send={(event) => actor.send(event)} />
}
