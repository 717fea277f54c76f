/** Tools for tests of machines, of this package and of others. The shopper's bundle must not import them. */
export { createFakeBrowser } from '../list-sync/testing/fake-browser.ts'

export type { ChartModel } from './chart-model.ts'
export { startChild } from './child.ts'

export { statesOf, transitionsOf } from './chart-parts.ts'
export { createCookieJar } from './cookie-jar.ts'

export { measureCoverage } from './coverage.ts'

export { createDeferredActor, flushPromises, latestRequest, withResolvers } from './deferred.ts'
export type { DeferredRequest } from './deferred.ts'

export { pathNames } from './path-names.ts'
export { coveringPaths } from './paths.ts'
export type { Path } from './paths.ts'
export { recordRequests } from './recorded-requests.ts'

export { runPath } from './run-path.ts'
export { stateWords } from './state-words.ts'
export { summarizeChart } from './summarize-chart.ts'
export { until } from './until.ts'
export { disagreements, walkChart } from './walk.ts'
export type { Edge } from './walk.ts'
