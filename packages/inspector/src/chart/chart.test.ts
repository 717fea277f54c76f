import { describe, expect, it } from 'vitest'
import { layOut } from '../../build/lay-out.ts'
import { stateDescriptions } from '../../build/state-descriptions.ts'
import { knownMachines } from '@shop/machines/known'
import { doorMachine } from '../testing/door-machine.ts'
import { activeStates, chartOf, chartOfDefinition, eventWords, statesOfChart } from './chart.ts'
import type { ChartState } from './chart.ts'
import descriptions from './descriptions.json' with { type: 'json' }
import { overlap } from './drawing.ts'
import type { Box } from './drawing.ts'
import { drawings } from './drawn/index.ts'

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

describe.each(knownMachines)('the drawing of $title', ({ id, machine }) => {
  const chart = chartOf(machine)
  const drawing = drawings[id]!

  it('has an up-to-date chart drawing: run `pnpm --filter @shop/inspector charts`', async () => {
    expect(drawing).toEqual(JSON.parse(JSON.stringify(await layOut(chart))))
  })

  it('describes every state in which the machine can rest', () => {
    const silent = statesOfChart(chart).filter(({ states, description }) => states.length === 0 && description === null)
    expect(silent.map((state) => state.id)).toEqual([])
  })

  it('draws every state inside its parent and next to its siblings', () => {
    const look = (state: ChartState): void => {
      for (const child of state.states) {
        expect([child.id, isInside(drawing.states[child.id]!, drawing.states[state.id]!)]).toEqual([child.id, true])
        look(child)
      }
      const pairs = state.states.flatMap((one, place) =>
        state.states.slice(place + 1).map((other) => [one.id, other.id] as const),
      )
      expect(pairs.filter(([one, other]) => overlap(drawing.states[one]!, drawing.states[other]!))).toEqual([])
    }
    look(chart.root)
  })

  it('draws every transition that has a target', () => {
    const drawn = new Set(drawing.edges.flatMap(({ transitions }) => transitions))
    const leading = chart.transitions.flatMap(({ targets }, place) => (targets.length > 0 ? [place] : []))
    expect([...drawn].sort((one, other) => one - other)).toEqual(leading)
  })
})

it('has the descriptions of the pages about the machines: run `pnpm --filter @shop/inspector charts`', () => {
  expect(descriptions).toEqual(stateDescriptions())
})

describe('a chart', () => {
  it('reads the same chart from a definition and from the machine', () => {
    const chart = chartOfDefinition(JSON.stringify(doorMachine.config))!
    expect(statesOfChart(chart).map(({ name }) => name)).toEqual(['closed', 'asking', 'open', 'full'])
    expect(chart.transitions.map(({ label, targets }) => [label, targets])).toEqual(
      chartOf(doorMachine).transitions.map(({ label, targets }) => [label, targets]),
    )
  })

  it.each([null, '', 'null', '{"id":"a request"}', '{"states":3}'])(
    'reads no chart from a text that is not a definition: %j',
    (definition) => {
      expect(chartOfDefinition(definition)).toBeNull()
    },
  )

  it('finds the active states of a state value', () => {
    const chart = chartOf(knownMachines.find(({ id }) => id === 'cart')!.machine)
    expect([...activeStates(chart, { question: 'resting', list: 'unopened' })]).toContain('cart.question.resting')
    expect([...activeStates(chart, undefined)]).toEqual([])
  })

  it.each([
    ['xstate.done.actor.send', 'send responds'],
    ['xstate.error.actor.send', 'send fails'],
    ['xstate.after.closing.door.open', 'after closing'],
    ['xstate.init', 'starts'],
    ['', 'always'],
    ['door.push', 'door.push'],
  ])('writes the event type %j as %j', (type, words) => {
    expect(eventWords(type)).toBe(words)
  })
})
