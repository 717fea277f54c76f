import { describe, expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { coveringPaths, disagreements, measureCoverage, pathNames, runPath, summarizeChart, until, walkChart } from './index.ts'
import type { ChartModel, Edge } from './index.ts'

/** A door that opens with a code and closes after a while. With two people in the room it is full and stays full. */
const doorMachine = setup({
  types: { context: {} as { people: number }, events: {} as { type: 'door.push'; code: string } | { type: 'door.leave' } },
  guards: {
    isCode: (_, { code }: { code: string }) => code === '1234',
    isFull: ({ context }) => context.people >= 2,
  },
  actions: { count: assign({ people: ({ context }) => context.people + 1 }) },
  delays: { closing: 1000 },
}).createMachine({
  id: 'door',
  context: { people: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: { 'door.push': { guard: { type: 'isCode', params: ({ event }) => event }, target: 'open', actions: 'count' } },
    },
    open: {
      always: { guard: 'isFull', target: 'full' },
      after: { closing: 'closed' },
      on: { 'door.leave': 'closed' },
    },
    full: {},
  },
})

const model: ChartModel<typeof doorMachine> = {
  machine: doorMachine,
  starts: { 'A closed door': undefined },
  cases: {
    'door.push': { 'the right code': { code: '1234' }, 'a wrong code': { code: '0000' } },
    'door.leave': { 'they go away': {} },
  },
  describe: ({ value, context }) => `${value} after ${context.people}`,
}

describe('Walking a chart', () => {
  it('finds everything that can happen in a chart, including forbidden events', () => {
    const [walk] = walkChart(model)
    expect(walk!.edges.map(({ from, label, to }) => [from, label, to])).toEqual([
      ['closed after 0', 'the right code', 'open after 1'],
      ['closed after 0', 'a wrong code', 'closed after 0'],
      ['open after 1', 'they go away', 'closed after 1'],
      ['open after 1', 'closing is over', 'closed after 1'],
      ['closed after 1', 'the right code', 'full after 2'],
      ['closed after 1', 'a wrong code', 'closed after 1'],
    ])
  })

  it('throws for a model without a case of an event that the chart handles', () => {
    const forgetful = { ...model, cases: { ...model.cases, 'door.leave': {} } }
    expect(() => walkChart(forgetful)).toThrow("The chart handles 'door.leave', but the model has no case of it.")
  })

  it('leaves some events of a chart to another model', () => {
    const [walk] = walkChart({ ...model, leavesOut: ['door.leave'] })
    expect(walk!.edges.map(({ from, label }) => [from, label])).toEqual([
      ['closed after 0', 'the right code'],
      ['closed after 0', 'a wrong code'],
      ['open after 1', 'closing is over'],
      ['closed after 1', 'the right code'],
      ['closed after 1', 'a wrong code'],
    ])
  })

  it('throws when descriptions distinguish infinitely many states', () => {
    let moment = 0
    const endless = { ...model, describe: () => `moment ${moment++}` }
    expect(() => walkChart(endless)).toThrow("More than 500 states of 'door': its description is too detailed.")
  })

  it('reports descriptions that omit something', () => {
    const vague: typeof model = { ...model, describe: ({ value }) => value }
    expect(disagreements(model, walkChart(model)[0]!)).toEqual([])
    expect(disagreements(vague, walkChart(vague)[0]!)).toEqual([
      'open, they go away → closed, the right code → full, not open',
      'open, closing is over → closed, the right code → full, not open',
    ])
  })
})

describe('The covering paths of a chart', () => {
  it('takes every edge of the chart with the covering paths', () => {
    const paths = coveringPaths(model)
    expect(paths.map(({ steps }) => steps.map(({ label }) => label))).toEqual([
      ['a wrong code', 'the right code', 'they go away', 'a wrong code', 'the right code'],
      ['the right code', 'closing is over'],
    ])
    expect(paths[0]!.states).toEqual([
      'closed after 0',
      'closed after 0',
      'open after 1',
      'closed after 1',
      'closed after 1',
      'full after 2',
    ])
  })

  it('counts the covering paths in a summary of the chart', () => {
    expect(summarizeChart(doorMachine, coveringPaths(model))).toBe(`# door

3 states, 4 transitions, 2 paths

- door: no events of its own
- door.closed: door.push
- door.open: door.leave, after closing, always
- door.full: no events of its own

- Starting with "A closed door": paths 2, steps 7
`)
  })

  it('includes a path for every start, even if nothing can happen there', () => {
    const still = { ...model, starts: { 'A closed door': undefined, 'The same door': undefined } }
    expect(coveringPaths(still).at(-1)).toMatchObject({ start: 'The same door', steps: [], states: ['closed after 0'] })
  })
})

describe('The names of paths', () => {
  const named = (...paths: string[][]) => {
    const steps = (labels: string[]) =>
      labels.map((label) => ({ label, from: 'a room', to: label === 'a knock' ? 'a room' : 'a hall' }))
    const routes = paths.map((labels) => ({ start: 'A closed door', steps: steps(labels) as unknown as Edge[] }))
    return pathNames(routes, (_, step) => (step === null ? 'it is dark' : `after ${step.label}`))
  }

  it('names a path after its last event that changes the state', () => {
    expect(named(['a push', 'a kick', 'a knock'], ['a knock'])).toEqual(['A kick: after a kick', 'A closed door: it is dark'])
  })

  it('adds the latest and shortest row of events that no other path with the name has', () => {
    expect(named(['a shout', 'a push'], ['a knock', 'a shout', 'a push'], ['a shout', 'a shout', 'a push'])).toEqual([
      'A push: after a push (also: A closed door, a shout, a push)',
      'A push: after a push (also: a knock)',
      'A push: after a push (also: a shout, a shout)',
    ])
  })
})

describe('A path on a real actor', () => {
  it('runs a path on a real actor through the states that the chart predicts', async () => {
    for (const path of coveringPaths(model)) expect(await runPath(model, path, () => {})).toEqual(path.states)
  })

  it('returns other states than the chart predicts when the actor does something else', async () => {
    const stubborn = { ...model, machine: doorMachine.provide({ guards: { isCode: () => false } }) }
    const [path] = coveringPaths(model)
    expect(await runPath(stubborn, path!, () => {})).not.toEqual(path!.states)
  })
})

describe('The coverage of a chart', () => {
  it('reports what was never reached, taken or seen', () => {
    const coverage = measureCoverage(doorMachine)
    const actor = createActor(coverage.machine, { inspect: coverage.inspect }).start()
    actor.send({ type: 'door.push', code: '1234' })
    actor.send({ type: 'door.leave' })
    expect(coverage.summary()).toBe('door: 2 of 3 states, 2 of 4 transitions, 2 of 4 guard results')
    expect(coverage.gaps()).toEqual([
      'never reached: door.full',
      'never taken: door.open on xstate.after.closing.door.open to door.closed',
      'never taken: door.open on arrival if isFull to door.full',
      'never false: isCode',
      'never true: isFull',
    ])
  })

  it('reports full coverage after all paths', async () => {
    const coverage = measureCoverage(doorMachine)
    const watched = { ...model, machine: coverage.machine }
    for (const path of coveringPaths(model)) await runPath(watched, path, coverage.inspect)
    expect(coverage.gaps()).toEqual([])
    expect(coverage.summary()).toBe('door: 3 of 3 states, 4 of 4 transitions, 4 of 4 guard results')
  })

  it('does not count the actors of another machine', () => {
    const coverage = measureCoverage(doorMachine)
    const lamp = setup({}).createMachine({
      id: 'door',
      initial: 'closed',
      states: { closed: { on: { press: 'open' } }, open: {} },
    })
    createActor(lamp, { inspect: coverage.inspect }).start().send({ type: 'press' })
    expect(coverage.summary()).toBe('door: 0 of 3 states, 0 of 4 transitions, 0 of 4 guard results')
  })
})

describe('Waiting for a condition', () => {
  it('repeats an action until the condition holds', async () => {
    let rounds = 0
    await until(
      () => rounds === 3,
      async () => void rounds++,
    )
    expect(rounds).toBe(3)
  })

  it('throws when the condition never holds', async () => {
    await expect(
      until(
        () => false,
        async () => {},
      ),
    ).rejects.toThrow('The condition does not hold after 1000 rounds.')
  })
})
