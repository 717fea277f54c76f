/** Records, a catalogue and a complete API in memory, for tests and stories. */
export * from './catalogue.ts'
export * from './factories/index.ts'
export { createFakeApi } from './fake/create-fake-api.ts'
export type { FakeApi, Responder } from './fake/create-fake-api.ts'
export { failureResponse, jsonResponse } from './fake/failure.ts'
export type { EndpointName } from './fake/route.ts'
export type { FakeAccount, FakeSeed, FakeState } from './fake/state.ts'
export { createHandlers } from './handlers.ts'
