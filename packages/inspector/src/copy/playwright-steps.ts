import type { KnownMachine } from '../machines/index.ts'
import type { RecordedSteps, Step } from '../sandbox/index.ts'
import { asCode } from './as-code.ts'
import { drivers } from './drivers.ts'
import { stepWords } from './step-words.ts'

/**
 * A recording as steps of Playwright in the shop itself. What a page has no handle for, because another machine or
 * another tab does it, stands there in words, to be done by hand.
 */
export function playwrightSteps({ id }: KnownMachine, { steps }: RecordedSteps): string {
  const driver = drivers[id]
  const lines = steps.flatMap(({ step }, place) => {
    const done = driver ? codeOf(driver, step, nextEnd(steps, place)) : null
    const words = `${place + 1}. ${stepWords(step)}`
    if (done === null) return [`  // ${words}: by hand`]
    return done.length === 0 ? [] : [`  await test.step(${asCode(words)}, async () => {`, ...done.map((line) => `    ${line}`), '  })']
  })
  return `import { test } from '@playwright/test'

test("'${id}' in the shop", async ({ page }) => {
  await page.goto('${driver?.page ?? '/'}')
${lines.join('\n')}
})
`
}

/** How steps of a machine are made in its page. */
export interface Driver {
  /** Where it is. */
  page: string
  /** What a person does for an event, as code; none for what the page does by itself. */
  events: Readonly<Record<string, (event: { [key: string]: unknown }) => readonly string[]>>
  /** The call behind each request. */
  requests: Readonly<Record<string, string>>
}

/** The lines of a step. A request's end has to be prepared before the step that asks for it. */
function codeOf(driver: Driver, step: Step, end: Step | null): string[] | null {
  // Its outcome was prepared with the step before.
  if (step.kind === 'answer' || step.kind === 'fail') return step.request in driver.requests ? [] : null
  if (step.kind === 'wait') return null
  const code = driver.events[step.event.type]
  if (!code) return null
  return [...(end ? prepared(driver, end) : []), ...code(step.event)]
}

function nextEnd(steps: RecordedSteps['steps'], place: number): Step | null {
  const next = steps[place + 1]?.step
  return next?.kind === 'answer' || next?.kind === 'fail' ? next : null
}

function prepared({ requests }: Driver, end: Step): string[] {
  if (end.kind !== 'answer' && end.kind !== 'fail') return []
  const call = requests[end.request]
  if (call === undefined) return []
  const { status, serverMessage, issues } = (end.kind === 'fail' ? end.error : {}) as Partial<Record<string, unknown>>
  const answer =
    end.kind === 'answer'
      ? `route.fulfill({ json: ${asCode(end.output ?? {})} })`
      : status === null
        ? 'route.abort()'
        : `route.fulfill({ status: ${asCode(status ?? 500)}, json: ${asCode({ message: serverMessage ?? '', ...(issues !== undefined && { issues }) })} })`
  return [`await page.route('**/api${call}', (route) => ${answer}, { times: 1 })`]
}
