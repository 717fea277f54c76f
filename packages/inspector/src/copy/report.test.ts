import { machineById } from '@shop/machines/known'
import { expect, it } from 'vitest'
import { chartOf } from '../chart/chart.ts'
import { emptySession } from '../session/index.ts'
import { startSandbox } from '../sandbox/index.ts'
import { report } from './report.ts'

const { machine } = machineById('contact')!
const { hello } = startSandbox(machine, { input: { user: null }, place: '/contact, Contact' }).tap

function reportOf(faults?: readonly string[]): string {
  const session = emptySession({ ...hello, ...(faults && { faults }) })
  return report(chartOf(machine), session, { input: undefined, first: 'idle', steps: [] }, {})
}

it('a report lists the faults that were on', () => {
  expect(reportOf(['cart.add: server down (500)', 'Every endpoint: no connection'])).toContain(
    '\n- Build: unknown\n- Forced faults: cart.add: server down (500); Every endpoint: no connection\n- Input:',
  )
})

it('a report of a recording without faults has no line about them', () => {
  for (const text of [reportOf(), reportOf([])]) expect(text).not.toContain('Forced faults')
})
