export { createDeferredActor, heard } from './deferred.ts'
export type { DeferredActor, DeferredRequest } from './deferred.ts'
