import type { createCatalogueAdminMachine } from '@shop/machines'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'

interface Named {
  _id: string
  name: string
}

/** The machine of a section, for products or collections. */
type SectionActor<Item extends Named> = ActorRefFrom<ReturnType<typeof createCatalogueAdminMachine<Item>>>

/** Returns the snapshot and the events of a dashboard section for its view, and the item that is about to be deleted. */
export function useSection<Item extends Named>(section: SectionActor<Item>) {
  const snapshot = useSelector(section, (current) => current)
  const [deleted, setDeleted] = useState<Named | null>(null)
  const { send } = section
  useEffect(() => send({ type: 'section.open' }), [send])
  const onDelete = (item: Named) => setDeleted(item)
  const endDeletion = (outcome: 'deleted' | 'kept') => {
    if (outcome === 'deleted' && deleted !== null) send({ type: 'item.deleted', id: deleted._id })
    setDeleted(null)
  }
  const refresh = () => send({ type: 'list.refresh' })
  return { section: { snapshot, send, onDelete }, deleted, endDeletion, refresh }
}
