import { describe, expect, it } from 'vitest'
import * as machines from '../index.ts'
import { walkChart } from '../testing/walk.ts'
import { knownMachines } from './index.ts'

describe('the list of machines', () => {
  it('includes every machine that the package exports, under the name of its export', () => {
    const exported = Object.entries<object | string>(machines).flatMap(([name, machine]) =>
      typeof machine === 'object' && 'id' in machine && name.endsWith('Machine') ? [machine.id] : [],
    )
    expect(knownMachines.map(({ id }) => id).sort()).toEqual([...new Set(exported)].sort())
    expect(knownMachines.filter(({ exportName }) => !(exportName in machines))).toEqual([])
  })

  describe.each(knownMachines)('$title', ({ machine, models, events }) => {
    it('has a payload schema for each event of the machine', () => {
      const types = machine.events.filter((type) => !type.startsWith('xstate.') && type !== '*')
      expect(types.filter((type) => !(type in events))).toEqual([])
    })

    it('has example events that pass the payload schemas', () => {
      const wrong = models.flatMap((model) =>
        walkChart(model).flatMap(({ edges }) =>
          edges.flatMap(({ label, eventIn, snapshot }) => {
            const { type, ...payload } = eventIn(snapshot)
            const schema = events[type]
            return !schema || schema.safeParse(payload).success ? [] : [`${type}: ${label}`]
          }),
        ),
      )
      expect([...new Set(wrong)]).toEqual([])
    })
  })
})
