/** The testers' inspector: its views and its tap. None of it is in a shopper's bundle. */
export { eventSchemas, machineById } from '@shop/machines/known'
export { Inspector } from './panels/Inspector.tsx'
export { Copier, privateFields, Placeholders } from './redaction/index.ts'
export { startSandbox, takeSteps } from './sandbox/index.ts'
export { createTap } from './tap/index.ts'

export { broadcast, linkByBroadcast, linkInMemory, linkFromStately } from './transports/index.ts'
export type { ExecuteCommand } from './transports/index.ts'
export { readHash } from './viewing/deep-link.ts'
export type { Source } from './viewing/source.ts'
