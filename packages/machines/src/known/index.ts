/**
 * Every machine with its model and event schemas, for Storybook, the inspector and tests. It imports Zod, so the shopper's
 * bundle must not import it.
 */
export type { KnownMachine } from './known-machine.ts'
export { eventSchemas, knownMachines, machineById } from './known-machines.ts'
export { isReported } from './event-fields.ts'
