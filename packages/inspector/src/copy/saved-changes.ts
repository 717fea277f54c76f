import { valueWords } from '../session/index.ts'
import { asCode } from './as-code.ts'
import { contextBefore } from './coded-steps.ts'
import type { CodedStep } from './coded-steps.ts'
import type { Driver, RecordedEvent } from './drivers/driver.ts'
import { fulfilmentOf } from './routes.ts'
import type { End } from './routes.ts'

/** Whether a step ends a request that saves a change. */
const isSave = ({ saves }: Driver, step: CodedStep['step']): step is End =>
  (step.kind === 'respond' || step.kind === 'fail') && step.request === saves?.request

/**
 * The responses to the requests that save changes. A page shows a change at once and may send its request after a later action, so these
 * requests get the recorded responses in order, instead of those of a step.
 */
export function savedChanges(driver: Driver, steps: readonly CodedStep[]) {
  const ends = steps.flatMap(({ step: end }, place) => (isSave(driver, end) ? [{ end, place }] : []))
  const call = driver.requests[driver.saves?.request ?? '']
  const endedAfter = (last: number) => ends.filter(({ place }) => place <= last).length
  const unsavedAfter = (last: number) => {
    const context = contextBefore(steps, last + 1) as RecordedEvent | undefined
    const isSynced = valueWords(steps[last]?.value).includes('synced')
    return isSynced && context ? (driver.saves?.unsaved(context) ?? 0) : 0
  }
  const leftAfter = (last: number) => Math.max(0, ends.length - endedAfter(last) - unsavedAfter(last))
  return {
    /** Whether a request has its responses here. */
    has: (request: string) => ends.length > 0 && request === driver.saves?.request,
    /** The lines that register the responses. A request after the last one gets none. */
    routes:
      call && 'path' in call && ends.length > 0
        ? routesOf(
            call.path,
            ends.map(({ end }) => fulfilmentOf(call, end)),
          )
        : [],
    /** The line that waits until the changes between two steps are saved; none if there are none. */
    waits: (from: number, last: number) =>
      leftAfter(from) === leftAfter(last) ? [] : [`await expect.poll(() => changes.length).toBe(${leftAfter(last)})`],
    /** Whether a change that the page shows after a step is rejected later. A copy reverts it at once. */
    isReverted: (last: number) =>
      ends.slice(endedAfter(last), endedAfter(last) + unsavedAfter(last)).some(({ end }) => end.kind === 'fail'),
  }
}

function routesOf(path: string, responses: readonly (object | null)[]): string[] {
  const fulfils = 'route.fulfill(changes[0])'
  return [
    '// The responses to the changes, in order.',
    'const changes = [',
    ...responses.map((response) => `  ${asCode(response)},`),
    ']',
    `await page.route('**/api${path}', async (route) => {`,
    '  if (changes.length === 0) return',
    // The connection is lost where the response is null.
    `  await ${responses.includes(null) ? `(changes[0] ? ${fulfils} : route.abort())` : fulfils}`,
    '  changes.shift()',
    '})',
  ]
}
