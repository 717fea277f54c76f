export { guardResults } from './guard-results.ts'
export { createTap } from './tap.ts'
export type { Tap, TapOptions } from './tap.ts'
