/** All constants of the shop. Each comment names the unit. */
export * as limits from './limit-values.ts'
