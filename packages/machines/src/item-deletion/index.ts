export { createItemDeletionActors } from './item-deletion.actors.ts'
export type { Deleting } from './item-deletion.actors.ts'
export { itemDeletionMachine } from './item-deletion.machine.ts'
export { itemDeletionMessages } from './item-deletion.messages.ts'
export type {
  ItemDeletionContext,
  ItemDeletionEvent,
  ItemDeletionInput,
  ItemDeletionOutput,
  ItemDeletionTag,
} from './item-deletion.types.ts'
