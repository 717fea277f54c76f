export type { ListPorts } from './browser-actors.ts'
export type { ListInput, ListReport, ListTag, NamedItem } from './list-sync.types.ts'
