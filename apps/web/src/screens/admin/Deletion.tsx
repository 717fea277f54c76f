import type { ItemType } from '@shop/domain'
import { createItemDeletionActors, itemDeletionMachine } from '@shop/machines'
import type { ItemDeletionOutput } from '@shop/machines'
import { ItemDeletionView } from '@shop/views/item-deletion'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { lateCalls } from '../../app/services/late-api.ts'
import { useServices } from '../../app/services/services-context.ts'
import { useScreenActor } from '../../app/shop/useScreenActor.ts'

interface DeletionProps {
  itemType: ItemType
  /** The item that is about to be deleted. */
  id: string
  /** Called once, when the question is answered and what was asked for is done. */
  onEnd: (outcome: ItemDeletionOutput['outcome']) => void
}

/** The question before an item is deleted, and the deletion. It is made when Delete is pressed and ends with the answer. */
export function Deletion({ itemType, id, onEnd }: DeletionProps) {
  const { api, memory } = useServices()
  const actor = useScreenActor(
    () => {
      const admin = lateCalls(api, 'admin', ['deleteProduct', 'deleteCollection'])
      const { products, collections } = createItemDeletionActors({ api: { admin } })
      return itemDeletionMachine.provide({ actors: itemType === 'Product' ? products : collections })
    },
    { itemType, id },
  )
  const snapshot = useSelector(actor, (current) => current)
  const end = useEffectEvent((outcome: ItemDeletionOutput['outcome']) => {
    if (outcome === 'deleted') memory?.forget()
    onEnd(outcome)
  })
  const outcome = snapshot.output?.outcome
  useEffect(() => {
    if (outcome) end(outcome)
  }, [outcome])
  return <ItemDeletionView snapshot={snapshot} send={(event) => actor.send(event)} />
}
