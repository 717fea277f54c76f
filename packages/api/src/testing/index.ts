/** Records, a catalogue and a complete API in memory, for tests and stories. */
export * from './admin-examples.ts'
export * from './catalogue.ts'
export * from './factories/index.ts'
export { createFakeApi } from './fake/create-fake-api.ts'
export type { FakeApi } from './fake/create-fake-api.ts'
export { failureResponse } from './fake/failure.ts'

export type { FakeSeed } from './fake/state.ts'
