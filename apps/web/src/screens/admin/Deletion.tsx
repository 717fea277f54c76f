import type { ItemType } from '@shop/domain'
import { createItemDeletionActors, itemDeletionMachine, itemDeletionMessages } from '@shop/machines'
import { ItemDeletionView } from '@shop/views/item-deletion'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { lazyEndpoints } from '../../app/services/lazy-api.ts'
import { useServices } from '../../app/services/services-context.ts'
import { useLastingActor } from '../../app/shop/useLastingActor.ts'
import { useSignedInAgain } from './useSignedInAgain.ts'

interface DeletionProps {
  itemType: ItemType
  /** The item that is about to be deleted. */
  item: { readonly _id: string; readonly name: string }
  /** Called once: after the deletion, or when the admin cancels. */
  onEnd: (outcome: 'deleted' | 'kept') => void
  /**
   * Called when the item was deleted or restored, or may have been because a response was lost, even after the screen was left. After
   * `deleted` it is called before `onEnd`.
   */
  onChanged: (change: 'deleted' | 'restored' | 'uncertain') => void
}

/**
 * Asks for confirmation and deletes an item. Mount it when Delete is pressed; it ends by calling `onEnd`. The deletion can be undone
 * for ten seconds after that.
 */
export function Deletion({ itemType, item: { _id: id, name }, onEnd, onChanged }: DeletionProps) {
  const { api, adminApi, memory } = useServices()
  const actor = useLastingActor(
    () => {
      const admin = lazyEndpoints(api, 'admin', ['deleteProduct', 'deleteCollection'])
      const adminCatalogue = lazyEndpoints(adminApi, 'adminCatalogue', ['restoreProduct', 'restoreCollection'])
      const { products, collections } = createItemDeletionActors({ api: { admin, adminCatalogue } })
      return itemDeletionMachine.provide({ actors: itemType === 'Product' ? products : collections })
    },
    { itemType, id, name },
    (started) =>
      started.on('deletion.reported', ({ change }) => {
        memory?.clear()
        onChanged(change)
      }),
  )
  const snapshot = useSelector(actor, (current) => current)
  useSignedInAgain(actor, snapshot.context.failure === itemDeletionMessages.signedOut)
  const end = useEffectEvent(onEnd)
  const outcome = snapshot.hasTag('deleted') ? 'deleted' : snapshot.output?.outcome === 'kept' ? 'kept' : null
  useEffect(() => {
    if (outcome) end(outcome)
  }, [outcome])
  return <ItemDeletionView snapshot={snapshot} send={(event) => actor.send(event)} />
}
