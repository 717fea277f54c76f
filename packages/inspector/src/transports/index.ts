export { broadcast, linkByBroadcast } from './broadcast.ts'
export { linkInMemory } from './memory.ts'
export type { Obey } from './memory.ts'
export { linkToStately, speakStately } from './window.ts'
