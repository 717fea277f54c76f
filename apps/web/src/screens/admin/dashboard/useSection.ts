import type { createCatalogueAdminMachine } from '@shop/machines'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'

interface Identified {
  _id: string
}

/** The machine of a section, for products or collections. */
type SectionActor<Item extends Identified> = ActorRefFrom<ReturnType<typeof createCatalogueAdminMachine<Item>>>

/** Returns the snapshot and the events of a dashboard section for its view, and the item that is about to be deleted. */
export function useSection<Item extends Identified>(section: SectionActor<Item>) {
  const snapshot = useSelector(section, (current) => current)
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const { send } = section
  useEffect(() => send({ type: 'section.open' }), [send])
  const onDelete = ({ _id }: Identified) => setDeletedId(_id)
  const endDeletion = (outcome: 'deleted' | 'kept') => {
    if (outcome === 'deleted' && deletedId !== null) send({ type: 'item.deleted', id: deletedId })
    setDeletedId(null)
  }
  return { section: { snapshot, send, onDelete }, deletedId, endDeletion }
}
