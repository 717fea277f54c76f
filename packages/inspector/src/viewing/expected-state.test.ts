import { knownMachines, machineById } from '@shop/machines/known'
import { describe, expect, it } from 'vitest'
import { chartOf } from '../chart/chart.ts'
import { valueWords } from '../session/index.ts'
import { readExpectedState } from './expected-state.ts'
import { stateSuggestions } from './state-suggestions.ts'

const chart = (id: string) => chartOf(machineById(id)!.machine)
const problem = (id: string, text: string) => (readExpectedState(chart(id), text) as { problem?: string }).problem

describe('an expected state', () => {
  it.each(knownMachines.map(({ id, machine }) => [id, machine] as const))(
    'of %s is read from each suggestion, and shown as the same text',
    (_, machine) => {
      const ofMachine = chartOf(machine)
      for (const text of stateSuggestions(ofMachine)) {
        const read = readExpectedState(ofMachine, text)
        expect(read).toEqual({ value: expect.anything() as unknown })
        expect(valueWords('value' in read && read.value)).toBe(text)
        expect(() =>
          machine.resolveState({ value: ('value' in read && read.value) as never, context: {} as never }),
        ).not.toThrow()
      }
    },
  )

  it.each(['submitting', '"submitting"', ' submitting '])('is read from a name with or without quotes: %s', (text) => {
    expect(readExpectedState(chart('contact'), text)).toEqual({ value: 'submitting' })
  })

  it('is read from the form of the log and from JSON', () => {
    const [text] = stateSuggestions(chart('cart')) as [string]
    const read = readExpectedState(chart('cart'), text) as { value: object }
    expect(typeof read.value).toBe('object')
    expect(readExpectedState(chart('cart'), JSON.stringify(read.value))).toEqual(read)
  })

  it('keeps the recorded state of parallel parts that the text leaves out', () => {
    const recorded = { list: 'unopened', question: 'asking' }
    expect(readExpectedState(chart('cart'), 'list.open.synced.waiting', recorded)).toEqual({
      value: { list: { open: { synced: 'waiting' } }, question: 'asking' },
    })
  })

  it.each([
    ['contact', 'sending', 'contact contains no state sending, but idle, submitting.'],
    ['contact', 'idle.now', 'idle contains no state now.'],
    ['contact', 'idle, submitting', 'The machine cannot be in idle and submitting at the same time.'],
    ['contact', '', 'Write the state that you expect.'],
    ['contact', '{"idle"', 'This is not complete JSON. '],
    ['contact', '[1]', 'A state is a name, or an object such as {"list":"open"}.'],
    ['contact', '(idle', 'A closing bracket is missing.'],
    ['contact', 'idle)', 'A closing bracket has no opening one.'],
    ['cart', 'list.open', 'Add which state of open you expect: '],
    ['cart', 'question.closed', 'Add which state of list you expect: '],
    ['reset', 'settling', 'The machine leaves settling at once, so no step ends in it.'],
  ])('of %s is rejected with a sentence: %s', (id, text, sentence) => {
    expect(problem(id, text)).toContain(sentence)
  })
})
