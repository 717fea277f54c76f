import type { RecordedStep, RecordedSteps, Step } from '../sandbox/index.ts'
import type { Driver, RecordedEvent, Surroundings } from './drivers/driver.ts'
import type { Server } from './server.ts'

/** A step with its Playwright lines, or with the reason why it is manual. */
export interface CodedStep extends RecordedStep {
  code: readonly string[] | string
}

/** The steps of a recording with their Playwright lines. */
export function codedSteps(driver: Driver, { firstContext, steps }: RecordedSteps, server: Server): CodedStep[] {
  const contextAt = (place: number) => (contextBefore(steps, place) ?? firstContext ?? {}) as RecordedEvent
  const coded = (nextOf: (place: number) => number) =>
    steps.map((one, place): CodedStep => {
      const next = nextOf(place)
      const following = steps.slice(place + 1, next).map(({ step }) => step)
      return { ...one, code: codeOf(driver, one.step, contextAt(place), { following, after: contextAt(next), server }) }
    })
  // Only the code of a step tells whether it is an action, which does not depend on what follows.
  const alone = withoutOpening(coded((place) => place + 1))
  return withoutOpening(coded((place) => nextAction(alone, place + 1)))
}

/** Before its first action the page opens for the first user, so that the reports until then need no action. */
function withoutOpening(steps: readonly CodedStep[]): CodedStep[] {
  const first = steps.findIndex((one) => isAction(one) && !isAboutUser(one.step))
  const opening = first === -1 ? steps.length : first
  return steps.map((one, place) => (place < opening && isAboutUser(one.step) ? { ...one, code: [] } : one))
}

/** The index of the next action of the user; the number of steps when there is none. */
export function nextAction(steps: readonly CodedStep[], from: number): number {
  const next = steps.slice(from).findIndex(isAction)
  return next === -1 ? steps.length : from + next
}

/** The identity that the shop reports before the first action of the user, if there is one. */
export function firstIdentity(steps: readonly CodedStep[]): unknown {
  const before = steps.slice(0, nextAction(steps, 0))
  const reported = before.findLast(({ step }) => step.kind === 'send' && step.event.type === 'identity.changed')
  return reported?.step.kind === 'send' ? reported.step.event['identity'] : undefined
}

/** The context after the last step before this place that has a snapshot; undefined without one. */
export function contextBefore(steps: readonly RecordedStep[], place: number): unknown {
  return steps.slice(0, place).findLast(({ context }) => context !== undefined)?.context
}

function isAction({ step, code }: CodedStep): boolean {
  return step.kind === 'send' && Array.isArray(code) && code.length > 0
}

function isAboutUser(step: Step): boolean {
  return step.kind === 'send' && (step.event.type === 'identity.changed' || step.event.type === 'consent.changed')
}

/** The Playwright lines of a step: none when the page takes the step by itself, or a note why the step is manual. */
function codeOf(
  { events, requests }: Driver,
  step: Step,
  before: RecordedEvent,
  surroundings: Surroundings,
): readonly string[] | string {
  if (step.kind === 'wait') return 'by the clock of the shop'
  if (step.kind === 'send') {
    try {
      return events[step.event.type]?.(step.event, before, surroundings) ?? 'by hand'
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
