import type { ItemType } from '@shop/domain'
import { createItemDeletionActors, itemDeletionMachine } from '@shop/machines'
import type { ItemDeletionOutput } from '@shop/machines'
import { ItemDeletionView } from '@shop/views/item-deletion'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { lazyEndpoints } from '../../app/services/lazy-api.ts'
import { useServices } from '../../app/services/services-context.ts'
import { useScreenActor } from '../../app/shop/useScreenActor.ts'

interface DeletionProps {
  itemType: ItemType
  /** The item that is about to be deleted. */
  id: string
  /** Called once: after the deletion, or when the admin cancels. */
  onEnd: (outcome: ItemDeletionOutput['outcome']) => void
}

/** Asks for confirmation and deletes an item. Mount it when Delete is pressed; it ends by calling `onEnd`. */
export function Deletion({ itemType, id, onEnd }: DeletionProps) {
  const { api, memory } = useServices()
  const actor = useScreenActor(
    () => {
      const admin = lazyEndpoints(api, 'admin', ['deleteProduct', 'deleteCollection'])
      const { products, collections } = createItemDeletionActors({ api: { admin } })
      return itemDeletionMachine.provide({ actors: itemType === 'Product' ? products : collections })
    },
    { itemType, id },
  )
  const snapshot = useSelector(actor, (current) => current)
  const end = useEffectEvent((outcome: ItemDeletionOutput['outcome']) => {
    if (outcome === 'deleted') memory?.clear()
    onEnd(outcome)
  })
  const outcome = snapshot.output?.outcome
  useEffect(() => {
    if (outcome) end(outcome)
  }, [outcome])
  return <ItemDeletionView snapshot={snapshot} send={(event) => actor.send(event)} />
}
