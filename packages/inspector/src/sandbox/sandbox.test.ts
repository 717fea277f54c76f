import { carouselMachine, contactMachine, resetMachine } from '@shop/machines'
import { describe, expect, it, vi } from 'vitest'
import { knownMachines, machineById } from '@shop/machines/known'
import { readSession, writeSession } from '../session/index.ts'
import { sessionOf } from '../testing/recording.ts'
import { fork, recordedSteps, startSandbox, StepError, stepOfEdge, shortestPathsToStates, takeSteps } from './index.ts'
import type { Sandbox, Step } from './index.ts'

const filledIn = { name: 'Ada', email: 'ada@example.com', phoneNumber: '08012345678', subject: 'A sofa', message: 'Hello' }

async function sending() {
  const sandbox = startSandbox(contactMachine, { input: { user: null } })
  await sandbox.take({ kind: 'send', event: { type: 'fields.typed', values: filledIn } })
  await sandbox.take({ kind: 'send', event: { type: 'message.submitted' } })
  return sandbox
}

it('waits for a timer once, even if it starts again at once', async () => {
  const sandbox = startSandbox(machineById('carousel')!.machine, { input: { count: 5, interval: 5000 } })
  const wait = { kind: 'wait', eventType: 'xstate.after.autoplayInterval.carousel.several.playing' } as const
  await sandbox.take(wait)
  await sandbox.take(wait)
  expect([sandbox.clock.now(), sandbox.snapshot().context.index]).toEqual([10_000, 2])
  sandbox.stop()
})

describe('a sandbox', () => {
  it('mocks the requests of a sandbox, which the tester resolves', async () => {
    const sandbox = await sending()
    expect(sandbox.requests()).toEqual([{ id: 'send', input: { message: filledIn, messageNumber: 1 } }])
    await sandbox.take({ kind: 'respond', request: 'send', output: { message: 'Thank you.' } })
    expect([sandbox.value(), sandbox.requests()]).toEqual(['idle', []])
  })

  it('rejects a request of a sandbox with the chosen failure', async () => {
    const sandbox = await sending()
    await sandbox.take({
      kind: 'fail',
      request: 'send',
      error: { status: 422, issues: [{ path: 'email', message: 'Not this one.' }] },
    })
    expect(sandbox.snapshot().context.problems).toEqual({ email: 'Not this one.' })
  })

  it('ends a request as planned once the clock has advanced, with the outcome that was planned last', async () => {
    const sandbox = await sending()
    sandbox.plan({ kind: 'respond', request: 'send', output: { message: 'Thank you.' } }, 500)
    sandbox.plan(
      { kind: 'fail', request: 'send', error: { status: 422, issues: [{ path: 'email', message: 'Not this one.' }] } },
      300,
    )
    expect([sandbox.requests()[0]!.due, sandbox.clock.untilNext()]).toEqual([300, 300])
    sandbox.clock.advance(300)
    await vi.waitFor(() => expect(sandbox.value()).toBe('idle'))
    expect([sandbox.snapshot().context.problems, sandbox.clock.untilNext()]).toEqual([{ email: 'Not this one.' }, null])
  })

  it('drops the planned outcome of a request that has ended, so that it does not end the next one', async () => {
    const sandbox = await sending()
    sandbox.plan({ kind: 'respond', request: 'send', output: { message: 'Thank you.' } }, 500)
    await sandbox.take({ kind: 'fail', request: 'send', error: { status: 500 } })
    await sandbox.take({ kind: 'send', event: { type: 'message.submitted' } })
    expect([sandbox.requests()[0]!.due, sandbox.clock.untilNext()]).toEqual([undefined, null])
    sandbox.clock.advance(500)
    await Promise.resolve()
    expect([sandbox.value(), sandbox.requests()]).toMatchObject(['submitting', [{ id: 'send' }]])
  })

  it('drops the planned outcome of a request that the machine aborts', async () => {
    const sandbox = startSandbox(machineById('shopDetails')!.machine)
    sandbox.plan({ kind: 'respond', request: 'load', output: null }, 500)
    await sandbox.take({ kind: 'send', event: { type: 'form.leave' } })
    expect([sandbox.value(), sandbox.clock.untilNext()]).toEqual(['left', null])
  })

  it('explains why a step is impossible in a sandbox', async () => {
    const sandbox = startSandbox(contactMachine, { input: { user: null } })
    await expect(sandbox.take({ kind: 'respond', request: 'send', output: null })).rejects.toThrow(
      new StepError("No request 'send' is under way."),
    )
    await expect(sandbox.take({ kind: 'wait', eventType: 'xstate.after.x' })).rejects.toThrow(StepError)
  })

  it('counts the steps that it takes until one is impossible', async () => {
    const sandbox = startSandbox(contactMachine, { input: { user: null } })
    const submit: Step = { kind: 'send', event: { type: 'message.submitted' } }
    const respond: Step = { kind: 'respond', request: 'send', output: { message: 'Thank you.' } }
    const typed: Step = { kind: 'send', event: { type: 'fields.typed', values: filledIn } }
    expect(
      await takeSteps(
        sandbox,
        [submit, respond, typed].map((step) => () => step),
      ),
    ).toBe(1)
    expect(
      await takeSteps(
        sandbox,
        [typed, submit, respond].map((step) => () => step),
      ),
    ).toBe(3)
  })

  it('advances the stopped clock of a sandbox only on request', () => {
    const sandbox = startSandbox(carouselMachine, { input: { count: 5, interval: 5000 } })
    expect([sandbox.snapshot().context.index, sandbox.clock.untilNext()]).toEqual([0, 5000])
    sandbox.clock.advance(4999)
    expect([sandbox.snapshot().context.index, sandbox.clock.untilNext()]).toEqual([0, 1])
    sandbox.clock.advance(10_001)
    expect([sandbox.snapshot().context.index, sandbox.clock.now()]).toEqual([3, 15_000])
    sandbox.stop()
  })
})

describe('a fork', () => {
  it('repeats the events of a recording without a pause between them', async () => {
    const sandbox = startSandbox(contactMachine, { input: { user: null } })
    const typed = (subject: string): Step => ({ kind: 'send', event: { type: 'fields.typed', values: { subject } } })
    for (const subject of ['A sofa', 'A chair', 'A stool']) await sandbox.take(typed(subject))
    const session = sessionOf(sandbox.tap)
    const timeouts = vi.spyOn(globalThis, 'setTimeout')
    const forked = await fork(machineById('contact')!, session, sandbox.sessionId, Infinity)
    expect(forked.snapshot().context.values).toMatchObject({ subject: 'A stool' })
    expect(timeouts).not.toHaveBeenCalled()
    timeouts.mockRestore()
  })

  it('forks a recording into a sandbox that starts in its state and continues independently', async () => {
    const sandbox = await sending()
    const session = sessionOf(sandbox.tap)
    const forked = await fork(machineById('contact')!, session, sandbox.sessionId, Infinity)
    expect(forked.value()).toBe('submitting')
    await forked.take({ kind: 'fail', request: 'send', error: { status: 500 } })
    expect([forked.value(), sandbox.value()]).toEqual(['idle', 'submitting'])
  })

  it('forks a recording whose first entries were dropped from its recorded state', async () => {
    const sandbox = await sending()
    const session = sessionOf(sandbox.tap)
    const entries = session.entries.filter(({ message }) => message.type !== '@xstate.event')
    const forked = await fork(machineById('contact')!, { ...session, entries }, sandbox.sessionId, Infinity)
    expect([forked.value(), forked.requests().map(({ id }) => id)]).toEqual(['submitting', ['send']])
    await forked.take({ kind: 'respond', request: 'send', output: { message: '' } })
    expect(forked.value()).toBe('idle')
  })
})

describe('a fork after a picture that is too long to be recorded', () => {
  const { machine, models } = machineById('shopDetails')!
  const details = models[0]!.ends!['load']!.done!['the details are loaded']
  const picture = (bytes: number) => `data:image/jpeg;base64,${'A'.repeat(bytes)}`

  async function forked(url: string) {
    const sandbox = startSandbox(machine)
    const files = [{ name: 'sofa.jpg', size: 3_000_000, type: 'image/jpeg' }]
    await sandbox.take({ kind: 'respond', request: 'load', output: details })
    await sandbox.take({ kind: 'send', event: { type: 'pictures.pick', place: 'heroes', files } })
    await sandbox.take({ kind: 'respond', request: 'read', output: url })
    return fork(machineById('shopDetails')!, sessionOf(sandbox.tap), sandbox.sessionId, Infinity)
  }
  const stepsOf = ({ tap, sessionId }: Sandbox) => recordedSteps(sessionOf(tap), sessionId).steps

  it('keeps the picture that the machine has rejected out of the form', async () => {
    const sandbox = await forked(picture(14 * 1024 * 1024))
    const { problems, form } = sandbox.snapshot().context
    expect(problems).toEqual([{ path: 'heroes', file: 'sofa.jpg', message: 'Each image must be at most 10 MB.' }])
    expect(form.heroes).toEqual([])
    expect(stepsOf(sandbox)).toHaveLength(0)
  })

  it('repeats the steps of a picture that the machine has accepted', async () => {
    const sandbox = await forked(picture(5000))
    expect(sandbox.snapshot().context.form.heroes).toHaveLength(1)
    expect(stepsOf(sandbox)).toHaveLength(3)
  })
})

describe('a session file', () => {
  it('replays a redacted session to the same states', async () => {
    const sandbox = startSandbox(resetMachine, { input: { token: 'f00dcafe' } })
    for (const [newPassword, confirmation] of [
      ['Ebo-4', 'Ebo-4'],
      ['Ebony-Chair-42', 'Ebony'],
      ['ebony-chair', 'ebony-chair'],
      ['Ebony-Chair-42', 'Ebony-Chair-42'],
    ]) {
      await sandbox.take({ kind: 'send', event: { type: 'fields.typed', values: { newPassword, confirmation } } })
      await sandbox.take({ kind: 'send', event: { type: 'reset.submitted' } })
    }
    await sandbox.take({ kind: 'respond', request: 'reset', output: { message: '' } })
    const file = writeSession(sessionOf(sandbox.tap))
    for (const secret of ['Ebo-4', 'Ebony', 'ebony-chair', 'f00dcafe']) expect(file).not.toContain(secret)

    const read = readSession(file)
    const { input, first, steps } = recordedSteps(read, sandbox.sessionId)
    const again = startSandbox(resetMachine, { input })
    const values = [again.value()]
    const problems = [again.snapshot().context.problem]
    for (const { step } of steps) {
      await again.take(step)
      values.push(again.value())
      problems.push(again.snapshot().context.problem)
    }
    expect(values).toEqual([first, ...steps.map(({ value }) => value)])
    expect(problems.filter((problem, place) => problem !== problems[place - 1])).toEqual([
      null,
      'New password must be at least 6 characters long.',
      null,
      'New passwords do not match.',
      null,
    ])
    expect(again.value()).toBe('succeeded')
  })

  it('replays a redacted save of the shop details to the same states', async () => {
    const { machine, models } = machineById('shopDetails')!
    const details = models[0]!.ends!['load']!.done!['the details are loaded'] as object
    const sandbox = startSandbox(machine)
    const theirs = { ...details, chatNumber: '2348099999999', version: 4 }
    for (const step of [
      { kind: 'respond', request: 'load', output: details },
      { kind: 'send', event: { type: 'form.submit' } },
      { kind: 'respond', request: 'save', output: details },
      { kind: 'send', event: { type: 'lines.set', lines: { chatNumber: '+2348099999999' } } },
      { kind: 'send', event: { type: 'form.submit' } },
      { kind: 'fail', request: 'save', error: { status: 409 } },
      { kind: 'respond', request: 'compare', output: theirs },
    ] satisfies Step[])
      await sandbox.take(step)
    const file = writeSession(sessionOf(sandbox.tap))
    for (const number of ['2348000000000', '2348099999999']) expect(file).not.toContain(number)

    const { steps } = recordedSteps(readSession(file), sandbox.sessionId)
    const again = startSandbox(machine)
    const values: unknown[] = []
    for (const { step } of steps) {
      await again.take(step)
      values.push(again.value())
    }
    expect(values).toEqual(steps.map(({ value }) => value))
    expect(again.value()).toEqual({ editing: 'ready' })
  })
})

it('says that no sandbox can start in a state that only another version of the shop has', async () => {
  const sandbox = startSandbox(resetMachine, { input: { token: 'token' } })
  await sandbox.take({ kind: 'send', event: { type: 'reset.submitted' } })
  const renamed = writeSession(sessionOf(sandbox.tap)).replaceAll(/"value": "[a-z]+"/gi, '"value": "typing"')
  await expect(fork(machineById('reset')!, readSession(renamed), sandbox.sessionId, Infinity)).rejects.toEqual(
    new StepError('This version of the shop has no such state, so no sandbox can start in it.'),
  )
})

describe.each(knownMachines)('the shortest paths of $title', ({ machine, models }) => {
  it('reaches each state in a sandbox by its shortest path', async () => {
    const ways = shortestPathsToStates(models)
    for (const [id, { input, steps }] of ways) {
      const sandbox = startSandbox(machine, { input })
      for (const edge of steps) await sandbox.take(stepOfEdge(edge, sandbox.snapshot()))
      expect(sandbox.snapshot()._nodes.map((node) => node.id)).toContain(id)
      sandbox.stop()
    }
    expect(ways.size).toBeGreaterThan(1)
  })
})
