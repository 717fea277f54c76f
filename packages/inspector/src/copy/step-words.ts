import { eventWords } from '../chart/chart.ts'
import type { Step } from '../sandbox/index.ts'
import { asCode } from './as-code.ts'

/** Names a step as the log does: `fields.typed`, `send fails`. */
export function stepName(step: Step): string {
  switch (step.kind) {
    case 'send':
      return step.event.type
    case 'respond':
      return `${step.request} responds`
    case 'fail':
      return `${step.request} fails`
    case 'wait':
      return eventWords(step.eventType)
  }
}

/** Formats a step with its payload: `fields.typed { values: { email: 'ada@' } }`, `send fails with { status: 500 }`. */
export function stepWords(step: Step): string {
  const name = stepName(step)
  if (step.kind === 'respond') return `${name} with ${asCode(step.output)}`
  if (step.kind === 'fail') return `${name} with ${asCode(step.error)}`
  if (step.kind === 'wait') return name
  const { type: _, ...payload } = step.event
  return Object.keys(payload).length === 0 ? name : `${name} ${asCode(payload)}`
}
