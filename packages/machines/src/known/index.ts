/** Every machine with its model and event schemas, for Storybook, the inspector and tests. It loads Zod, so no shopper's bundle imports it. */
export type { KnownMachine } from './known-machine.ts'
export { eventSchemas, knownMachines, machineById } from './known-machines.ts'
