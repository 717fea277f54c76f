import type { ItemType } from '@shop/domain'
import { AdminActions } from '@shop/ui/patterns/admin-actions'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Deletion } from './Deletion.tsx'
import { editPath } from './edit-path.ts'

interface ItemAdminActionsProps {
  itemType: ItemType
  item: { readonly _id: string; readonly name: string }
}

/** Edit and Delete on the page of an item, which admins see instead of the order buttons. Deleting leads to the shop, and Undo back. */
export function ItemAdminActions({ itemType, item }: ItemAdminActionsProps) {
  const [isDeleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  const isProduct = itemType === 'Product'
  const id = item._id
  const end = (outcome: 'deleted' | 'kept') => {
    setDeleting(false)
    // Back must not lead to the page of a deleted item.
    if (outcome === 'deleted') void navigate(paths.shop.href(isProduct ? '' : '?view=collections'), { replace: true })
  }
  const showChange = (change: 'deleted' | 'restored' | 'uncertain') => {
    if (change === 'restored') void navigate(isProduct ? paths.product.href(id) : paths.collection.href(id))
  }
  return (
    <>
      <AdminActions itemType={itemType} editHref={editPath(itemType, id)} onDelete={() => setDeleting(true)} />
      {isDeleting && <Deletion itemType={itemType} item={item} onEnd={end} onChanged={showChange} />}
    </>
  )
}
