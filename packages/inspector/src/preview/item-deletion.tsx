import type { itemDeletionMachine } from '@shop/machines'
import { ItemDeletionView } from '@shop/views/item-deletion'
import type { SnapshotFrom } from 'xstate'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The confirmation before an item is deleted. */
export const previewItemDeletion: Preview = (snapshot, send) => {
  const deletion = snapshot as SnapshotFrom<typeof itemDeletionMachine>
  if (!deletion.hasTag('asking')) return null
  return (
    <PreviewFrame layout="empty">
      <ItemDeletionView snapshot={deletion} send={send} />
    </PreviewFrame>
  )
}
