export { createBulkChangeActors } from './bulk-change.actors.ts'
export type { BulkChanging } from './bulk-change.actors.ts'
export { bulkChangeMachine } from './bulk-change.machine.ts'
export { bulkChangeMessages, countOfItems } from './bulk-change.messages.ts'
export { bulkPreview, changedItems, needsPercent, percentProblem } from './bulk-change.rules.ts'
export type { BulkPreview } from './bulk-change.rules.ts'
export { bulkKinds } from './bulk-change.types.ts'
export type {
  BulkChangeContext,
  BulkChangeEvent,
  BulkChangeInput,
  BulkChangeOutput,
  BulkChangeTag,
  BulkItem,
  BulkKind,
  BulkRequest,
  ItemVersion,
} from './bulk-change.types.ts'
