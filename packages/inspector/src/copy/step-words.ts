import { eventWords } from '../chart/chart.ts'
import type { Step } from '../sandbox/index.ts'
import { asCode } from './as-code.ts'

/** Formats a step: `fields.typed { values: { email: 'ada@' } }`, `send fails with { status: 500 }`. */
export function stepWords(step: Step): string {
  switch (step.kind) {
    case 'send': {
      const { type, ...payload } = step.event
      return Object.keys(payload).length === 0 ? type : `${type} ${asCode(payload)}`
    }
    case 'respond':
      return `${step.request} responds with ${asCode(step.output)}`
    case 'fail':
      return `${step.request} fails with ${asCode(step.error)}`
    case 'wait':
      return eventWords(step.eventType)
  }
}
