export { createOverviewActors } from './overview.actors.ts'
export type { OverviewPorts } from './overview.actors.ts'
export { overviewMachine } from './overview.machine.ts'
