import type { KnownMachine } from '@shop/machines/known'
import type { RecordedSteps } from '../sandbox/index.ts'
import { valueWords } from '../session/index.ts'
import { asCode } from './as-code.ts'
import { codedSteps, contextBefore, firstIdentity, nextAction } from './coded-steps.ts'
import type { CodedStep } from './coded-steps.ts'
import { at } from './drivers/driver.ts'
import type { Driver, RecordedEvent } from './drivers/driver.ts'
import { becomes } from './drivers/identity.ts'
import { driverFor } from './drivers/index.ts'
import { registeredOnce } from './registered-once.ts'
import { holds, pendingIn, routeOf } from './routes.ts'
import { savedChanges } from './saved-changes.ts'
import type { Server } from './server.ts'
import { stepWords } from './step-words.ts'

type Changes = ReturnType<typeof savedChanges>

const noDriver: Driver = { begin: at('/'), events: {}, requests: {} }

/**
 * A recording as Playwright steps in the shop itself. A step without a control on the page, because another machine or
 * another tab causes it, becomes a comment.
 */
export function playwrightSteps(known: KnownMachine, recorded: RecordedSteps, server: Server = 'recorded'): string {
  const driver = driverFor(known.id, recorded) ?? noDriver
  const steps = codedSteps(driver, recorded, server)
  const changes = savedChanges(driver, server === 'recorded' ? steps : [])
  const prepared = (from: number) => [
    ...(server === 'recorded' ? servedAfter(known, driver, { ...recorded, steps }, from, changes) : []),
    ...respondedAfter(driver, steps, from, server, changes),
  ]
  const expected = (place: number) => expectedAfter(driver, steps, place, changes)
  const opened = driver.begin(
    (recorded.input ?? {}) as RecordedEvent,
    steps.map(({ step }) => step),
  )
  const begin = registeredOnce([
    ...becomes(firstIdentity(steps)),
    ...changes.routes,
    ...prepared(0),
    ...opened,
    // Waits for the first responses too: routes that the first action registers would respond to them otherwise.
    ...expected(-1),
  ])
  const lines = steps.flatMap(({ step, code }, place) => {
    const words = `${place + 1}. ${stepWords(step)}`
    if (typeof code === 'string') return [`  // ${words}: ${code}`]
    if (code.length === 0) return []
    const all = registeredOnce([...prepared(place + 1), ...code, ...expected(place)])
    return [`  await test.step(${asCode(words)}, async () => {`, ...all.map((line) => `    ${line}`), '  })']
  })
  return `import { expect, test } from '@playwright/test'

test("'${known.id}' in the shop", async ({ page }) => {
${[...begin.map((line) => `  ${line}`), ...lines].join('\n')}
})
`
}

/**
 * The expectations after an action of the user, or with -1 after the page has opened: those of the state before the next action. There
 * are none when a step between the two is manual, because the page then shows something else.
 */
function expectedAfter(driver: Driver, steps: readonly CodedStep[], place: number, changes: Changes): readonly string[] {
  const next = nextAction(steps, place + 1)
  const between = steps.slice(Math.max(place, 0), next)
  const isManual = between.some(({ code }) => code === 'by hand')
  const { value, context } = steps[next - 1] ?? {}
  if (isManual || typeof context !== 'object' || context === null) return []
  const waits = changes.waits(place - 1, next - 1)
  if (changes.isReverted(next - 1)) return waits
  try {
    return [...waits, ...(driver.expects?.({ value: valueWords(value), context: context as RecordedEvent }) ?? [])]
  } catch {
    // The recording is truncated, or another version of the shop has made it.
    return waits
  }
}

/**
 * The routes for requests that the recording does not end: those that are pending at its end stay so, because any response would
 * change what the last step expects, and the page may read again what the server has before the next action. Playwright uses the last
 * route first, so the recorded outcomes follow.
 */
function servedAfter(
  { machine }: KnownMachine,
  { requests, serves }: Driver,
  recorded: RecordedSteps & { steps: readonly CodedStep[] },
  from: number,
  changes: Changes,
): string[] {
  const { first, firstContext, steps } = recorded
  const next = nextAction(steps, from)
  const pending = next === steps.length ? pendingIn(machine, steps.at(-1)?.value ?? first) : []
  const held = pending.flatMap((request) => {
    const call = requests[request]
    return call && 'path' in call && !changes.has(request) ? [holds(call.path)] : []
  })
  const context = (contextBefore(steps, next) ?? firstContext) as RecordedEvent | undefined
  return [...new Set(held), ...(context ? (serves?.(context) ?? []) : [])]
}

/**
 * The outcomes up to the next user action: routes must be ready before the step that sends the request. When several
 * routes match a request, Playwright uses the last one first, so they are registered in reverse order.
 */
function respondedAfter(driver: Driver, steps: readonly CodedStep[], from: number, server: Server, changes: Changes): string[] {
  return steps
    .slice(from, nextAction(steps, from))
    .flatMap(({ step }) =>
      (step.kind === 'respond' || step.kind === 'fail') && !changes.has(step.request)
        ? routeOf(driver.requests[step.request], step, server)
        : [],
    )
    .toReversed()
}
