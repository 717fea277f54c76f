export { guardAnswers } from './guard-answers.ts'
export { createTap } from './tap.ts'
export type { Tap, TapOptions } from './tap.ts'
