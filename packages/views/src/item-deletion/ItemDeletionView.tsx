import type { ItemDeletionContext, ItemDeletionEvent, ItemDeletionTag } from '@shop/machines'
import { ConfirmDialog } from '@shop/ui/components/confirm-dialog'
import type { ViewProps } from '../view-snapshot.ts'

type ItemDeletionViewProps = ViewProps<
  Pick<ItemDeletionContext, 'itemType' | 'question' | 'failure'>,
  ItemDeletionTag,
  ItemDeletionEvent
>

/** The confirmation before an item is deleted. It stays open while the item is being deleted. */
export function ItemDeletionView({ snapshot, send }: ItemDeletionViewProps) {
  const { itemType, question, failure } = snapshot.context
  return (
    <ConfirmDialog
      open={snapshot.hasTag('asking')}
      title={`Delete ${itemType}`}
      question={question}
      confirmLabel="Delete"
      tone="danger"
      isBusy={snapshot.hasTag('busy')}
      error={failure ?? undefined}
      onConfirm={() => send({ type: 'deletion.confirm' })}
      onCancel={() => send({ type: 'deletion.cancel' })}
    />
  )
}
