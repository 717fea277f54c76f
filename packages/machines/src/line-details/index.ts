export { createLineDetailsActors } from './line-details.actors.ts'
export { lineDetailsMachine } from './line-details.machine.ts'
export { cartLineErrors, lineDetailsMessages } from './line-details.messages.ts'
export { detailLines, detailTotal, orderLines, orderMessage } from './line-details.rules.ts'
export type {
  DetailLine,
  Details,
  DetailStatus,
  LineDetailsContext,
  LineDetailsEvent,
  LineDetailsInput,
  LineDetailsTag,
} from './line-details.types.ts'
