import { describe, expect, it } from 'vitest'
import { machineById } from '@shop/machines/known'
import { startSandbox } from '../sandbox/index.ts'
import { examplesOf, predictEvent } from './possible-events.ts'

describe('the prediction of an event', () => {
  it.each([
    ['contact', { user: null }, 'fields.typed', { kind: 'possible' }],
    ['reset', { token: 'token' }, 'reset.submitted', { kind: 'possible' }],
    ['cart', { tab: 'tab' }, 'stepper.plus', { kind: 'stopped', why: 'isRoomForMore is false' }],
    ['cart', { tab: 'tab' }, 'list.clear', { kind: 'stopped', why: 'isEmpty has no effect' }],
    ['cart', { tab: 'tab' }, 'removal.confirm', { kind: 'unhandled', why: 'handled in question.asking' }],
  ])("predicts for the machine '%s' with input %j and event '%s': %j", (id, input, type, prediction) => {
    const known = machineById(id)!
    const snapshot = startSandbox(known.machine, { input }).snapshot()
    const [first] = examplesOf(known, type, snapshot)
    expect(predictEvent(snapshot, { type, ...first?.payload })).toEqual(prediction)
  })
  it('says that a guard fails with a context that the tester has broken', async () => {
    const known = machineById('contact')!
    const sandbox = startSandbox(known.machine, { input: { user: null } })
    await sandbox.take({ kind: 'send', event: { type: 'fields.typed', values: { name: 12 } } })
    expect(predictEvent(sandbox.snapshot(), { type: 'message.submitted' })).toEqual({
      kind: 'stopped',
      why: expect.stringMatching(/^a guard fails: .*not a function$/) as string,
    })
  })
})
