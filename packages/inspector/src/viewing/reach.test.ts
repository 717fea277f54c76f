import { machineById } from '@shop/machines/known'
import { expect, it } from 'vitest'
import { startSandbox } from '../sandbox/index.ts'
import { mergeReach, ReachCollector } from './reach.ts'

it('collects the states and transitions that the machines of a tap reach, also transient states', () => {
  const sandbox = startSandbox(machineById('reset')!.machine, { input: {} })
  const collector = new ReachCollector()
  sandbox.tap.join((batch) => collector.take(batch))
  sandbox.stop()
  expect(collector.reach()).toEqual({ reset: { states: ['reset.missing', 'reset.settling'], transitions: [0] } })
})

it('merges what several pages reach', () => {
  const cart = { states: ['cart.list'], transitions: [0, 1] }
  expect(mergeReach({ cart }, { cart: { states: ['cart.list', 'cart.question'], transitions: [1, 2] }, auth: cart })).toEqual({
    cart: { states: ['cart.list', 'cart.question'], transitions: [0, 1, 2] },
    auth: cart,
  })
})
