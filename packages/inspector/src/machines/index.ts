export type { KnownMachine } from './known-machine.ts'
export { eventSchemas, knownMachines, machineById } from './known-machines.ts'
