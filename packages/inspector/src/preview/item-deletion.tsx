import type { itemDeletionMachine } from '@shop/machines'
import { ItemDeletionView } from '@shop/views/item-deletion'
import { preview } from './PreviewFrame.tsx'

/** The confirmation before an item is deleted. */
export const previewItemDeletion = preview<typeof itemDeletionMachine>('empty', (deletion, send) =>
  deletion.hasTag('asking') ? <ItemDeletionView snapshot={deletion} send={send} /> : null,
)
