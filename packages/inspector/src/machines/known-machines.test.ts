import * as machines from '@shop/machines'
import { walkChart } from '@shop/machines/testing'
import { describe, expect, it } from 'vitest'
import { privateFields } from '../redaction/index.ts'
import { eventSchemas, knownMachines } from './index.ts'

describe('Every machine of the shop', () => {
  it('is known to the inspector', () => {
    const exported = Object.entries<object | string>(machines).flatMap(([name, machine]) =>
      typeof machine === 'object' && 'id' in machine && name.endsWith('Machine') ? [machine.id] : [],
    )
    expect(knownMachines.map(({ id }) => id).sort()).toEqual([...new Set(exported)].sort())
    expect(knownMachines.filter(({ exportName }) => !(exportName in machines))).toEqual([])
  })

  describe.each(knownMachines)('$title', ({ machine, models, events }) => {
    it('has a schema for each of its events', () => {
      const types = machine.events.filter((type) => !type.startsWith('xstate.') && type !== '*')
      expect(types.filter((type) => !(type in events))).toEqual([])
    })

    it('has examples that pass the schemas', () => {
      const wrong = models.flatMap((model) =>
        walkChart(model).flatMap(({ edges }) =>
          edges.flatMap(({ says, eventIn, snapshot }) => {
            const { type, ...payload } = eventIn(snapshot)
            const schema = events[type]
            return !schema || schema.safeParse(payload).success ? [] : [`${type}: ${says}`]
          }),
        ),
      )
      expect([...new Set(wrong)]).toEqual([])
    })
  })
})

describe('The private fields of events', () => {
  it('are those of the contract, and what is typed twice', () => {
    expect([...privateFields(eventSchemas).keys()].sort()).toEqual([
      'anonymousId',
      'confirmation',
      'email',
      'newPassword',
      'oldPassword',
      'password',
      'phoneNumber',
      'token',
    ])
  })
})
