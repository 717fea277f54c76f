/** Records, a catalogue and a whole API in memory, for tests and stories. */
export * from './catalogue.ts'
export * from './factories/index.ts'
