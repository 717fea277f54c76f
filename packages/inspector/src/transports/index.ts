export { broadcast, linkByBroadcast } from './broadcast.ts'
export { linkInMemory } from './memory.ts'
export type { ExecuteCommand } from './memory.ts'
export { linkFromStately } from './window.ts'
