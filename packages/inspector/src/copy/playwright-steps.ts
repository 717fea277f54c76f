import type { KnownMachine } from '@shop/machines/known'
import type { RecordedStep, RecordedSteps, Step } from '../sandbox/index.ts'
import { asCode } from './as-code.ts'
import { drivers } from './drivers/index.ts'
import { becomes } from './drivers/identity.ts'
import { at } from './drivers/driver.ts'
import type { Call, Driver, RecordedEvent } from './drivers/driver.ts'
import { valueWords } from '../session/index.ts'
import { stepWords } from './step-words.ts'

const noDriver: Driver = { begin: at('/'), events: {}, requests: {} }

/**
 * A recording as Playwright steps in the shop itself. A step without a control on the page, because another machine or
 * another tab causes it, becomes a comment.
 */
export function playwrightSteps({ id }: KnownMachine, { input, firstContext, steps: recorded }: RecordedSteps): string {
  const driver = drivers[id] ?? noDriver
  const steps = recorded.map((one, place) => ({
    ...one,
    code: codeOf(driver, one.step, contextBefore(recorded, place) ?? firstContext),
  }))
  const opened = driver.begin(
    (input ?? {}) as RecordedEvent,
    steps.flatMap(({ step }) => (step.kind === 'send' ? [step.event.type] : [])),
  )
  const begin = [
    ...becomes(firstIdentity(steps)),
    ...preparedBefore(driver, steps, 0),
    ...opened,
    // Waits for the first responses too: routes that the first action registers would respond to them otherwise.
    ...expectedAfter(driver, steps, -1),
  ]
  const first = nextAction(steps, 0)
  const lines = steps.flatMap(({ step, code }, place) => {
    if (place < first && isAboutUser(step)) return []
    const words = `${place + 1}. ${stepWords(step)}`
    if (typeof code === 'string') return [`  // ${words}: ${code}`]
    if (code.length === 0) return []
    const all = [...preparedBefore(driver, steps, place + 1), ...code, ...expectedAfter(driver, steps, place)]
    return [`  await test.step(${asCode(words)}, async () => {`, ...all.map((line) => `    ${line}`), '  })']
  })
  return `import { expect, test } from '@playwright/test'

test("'${id}' in the shop", async ({ page }) => {
${[...begin.map((line) => `  ${line}`), ...lines].join('\n')}
})
`
}

/** A step with its Playwright lines, or with the reason why it is manual. */
interface CodedStep extends RecordedStep {
  code: readonly string[] | string
}

/** The context after the last step before this one that has a snapshot; undefined without one. */
function contextBefore(steps: readonly RecordedStep[], place: number): unknown {
  return steps.slice(0, place).findLast(({ context }) => context !== undefined)?.context
}

/** Whether the shop reports its user, who has become the one of the recording before the page opened. */
function isAboutUser(step: Step): boolean {
  return step.kind === 'send' && (step.event.type === 'identity.changed' || step.event.type === 'consent.changed')
}

/** The identity that the shop reports before the first action of the user, if there is one. */
function firstIdentity(steps: readonly CodedStep[]): unknown {
  const before = steps.slice(0, nextAction(steps, 0))
  const reported = before.findLast(({ step }) => step.kind === 'send' && step.event.type === 'identity.changed')
  return reported?.step.kind === 'send' ? reported.step.event['identity'] : undefined
}

/**
 * The expectations after an action of the user, or with -1 after the page has opened: those of the state before the next action. There
 * are none when a step between the two is manual, because the page then shows something else.
 */
function expectedAfter(driver: Driver, steps: readonly CodedStep[], place: number): readonly string[] {
  const next = nextAction(steps, place + 1)
  const between = steps.slice(Math.max(place, 0), next)
  const isManual = between.some(({ step, code }) => code === 'by hand' && !(place === -1 && isAboutUser(step)))
  const { value, context } = steps[next - 1] ?? {}
  if (isManual || typeof context !== 'object' || context === null) return []
  return driver.expects?.({ value: valueWords(value), context: context as RecordedEvent }) ?? []
}

/** The index of the next action of the user; the number of steps when there is none. */
function nextAction(steps: readonly CodedStep[], from: number): number {
  const next = steps.slice(from).findIndex(({ step, code }) => step.kind === 'send' && Array.isArray(code) && code.length > 0)
  return next === -1 ? steps.length : from + next
}

/** The Playwright lines of a step: none when the page takes the step by itself, or a note why the step is manual. */
function codeOf({ events, requests }: Driver, step: Step, before: unknown): readonly string[] | string {
  if (step.kind === 'wait') return 'by the clock of the shop'
  if (step.kind === 'send') {
    try {
      return events[step.event.type]?.(step.event, (before ?? {}) as RecordedEvent) ?? 'by hand'
    } catch {
      // A recording is truncated when it is too large, and then lacks what the step needs.
      return 'by hand'
    }
  }
  const call = requests[step.request]
  if (call && 'path' in call) return []
  // The storage of a browser does not fail on request.
  return call && step.kind === 'respond' && call.prepares(step.output) !== null ? [] : 'by hand'
}

/**
 * The outcomes up to the next user action: routes must be ready before the step that sends the request. Of several
 * routes for one request Playwright uses the last one first, so they are registered in reverse order.
 */
function preparedBefore(driver: Driver, steps: readonly CodedStep[], from: number): string[] {
  return steps
    .slice(from, nextAction(steps, from))
    .flatMap(({ step }) => (step.kind === 'respond' || step.kind === 'fail' ? routeOf(driver.requests[step.request], step) : []))
    .toReversed()
}

type End = Extract<Step, { kind: 'respond' | 'fail' }>

function routeOf(call: Driver['requests'][string] | undefined, end: End): readonly string[] {
  if (!call) return []
  if ('prepares' in call) return end.kind === 'respond' ? (call.prepares(end.output) ?? []) : []
  return [
    `await page.route('**/api${call.path}', (route) => ${end.kind === 'respond' ? respondsWith(call, end.output) : failsWith(end.error)}, { times: 1 })`,
  ]
}

function respondsWith({ body }: Call, output: unknown): string {
  return `route.fulfill({ json: ${asCode(body ? body(output) : (output ?? {}))} })`
}

function failsWith(error: unknown): string {
  const { status, serverMessage, issues } = (error ?? {}) as Partial<Record<string, unknown>>
  if (status === null) return 'route.abort()'
  const body = { message: serverMessage ?? '', ...(issues !== undefined && { issues }) }
  return `route.fulfill({ status: ${asCode(status ?? 500)}, json: ${asCode(body)} })`
}
