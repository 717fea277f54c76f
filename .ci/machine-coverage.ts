/**
 * `pnpm coverage:machines [--reuse] [--session FILE]`: which states and transitions of the machines the unit paths, the stories, the
 * journeys and recorded sessions reach, and what a user can do that no story and no journey does. `--reuse` takes the stories and
 * journeys of the last run; `--session` adds a file that the inspector exported.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { chartOf, shortId, statesOfChart } from '../packages/inspector/src/chart/chart.ts'
import { transitionWords } from '../packages/inspector/src/chart/state-lines.ts'
import { readSession } from '../packages/inspector/src/session/index.ts'
import { createTap } from '../packages/inspector/src/tap/index.ts'
import { mergeReach, ReachCollector } from '../packages/inspector/src/viewing/reach.ts'
import type { Reach } from '../packages/inspector/src/viewing/reach.ts'
import { isReported, knownMachines } from '../packages/machines/src/known/index.ts'
import { coveringPaths, runPath } from '../packages/machines/src/testing/index.ts'
import { findOrInstallChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache/machine-coverage.json')

const { values } = parseArgs({ options: { reuse: { type: 'boolean' }, session: { type: 'string', multiple: true } } })
const browsers = values.reuse ? readLastRun() : await runInBrowsers()
const levels: Record<string, Reach> = { unit: await runUnitPaths(), ...browsers, ...sessions(values.session) }
print(levels)

/** Reads what the stories and journeys of the last run reached; ends the program when there is none. */
function readLastRun(): Record<string, Reach> {
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as Record<string, Reach>
  console.error('There is no earlier run. Run `pnpm coverage:machines` first; it takes about ten minutes.')
  process.exit(1)
}

/** Runs the paths of the unit tests. */
async function runUnitPaths(): Promise<Reach> {
  const tap = createTap({ place: 'Unit paths' })
  const collector = new ReachCollector()
  tap.join((batch) => collector.take(batch))
  for (const { models } of knownMachines)
    for (const model of models) for (const path of coveringPaths(model)) await runPath(model, path, tap.inspect)
  tap.stop()
  return collector.reach()
}

/** Runs all stories and journeys, whose pages report what they reach to a server of this process. */
async function runInBrowsers(): Promise<Record<string, Reach>> {
  const reached: Record<string, Reach> = { stories: {}, journeys: {} }
  const server = createServer(async (request, response) => {
    const level = request.url!.slice(1)
    reached[level] = mergeReach(reached[level]!, (await json(request)) as Reach)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const run = (command: string, args: string[], name: string) =>
    new Promise((done) => {
      const env = { ...process.env, CHROMIUM_PATH: findOrInstallChromium(), [name]: address }
      // A failed test is the subject of `pnpm test`. Here it only reaches less.
      spawn(command, args, { cwd: root, env, stdio: 'inherit' }).on('close', done)
    })
  mkdirSync(dirname(cache), { recursive: true })
  // Stored after each, so that `--reuse` prints the stories even when the journeys are interrupted.
  const store = () => writeFileSync(cache, JSON.stringify(reached))
  await run('vitest', ['run', '--config', '.storybook/vitest.config.ts', '--reporter=dot'], 'VITE_MACHINE_COVERAGE')
  store()
  await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line'], 'MACHINE_COVERAGE')
  store()
  server.close()
  return reached
}

/** What the exported sessions reach. */
function sessions(files: readonly string[] = []): Record<string, Reach> {
  if (files.length === 0) return {}
  const collector = new ReachCollector()
  for (const file of files) {
    const { hello, entries } = readSession(readFileSync(file, 'utf8'))
    collector.take({ kind: 'entries', tap: hello.tap, entries, dropped: 0 })
  }
  return { session: collector.reach() }
}

function print(levels: Readonly<Record<string, Reach>>): void {
  const rows = knownMachines.map(({ id, machine }) => {
    const chart = chartOf(machine)
    const states = statesOfChart(chart).length
    const all = chart.transitions.length
    const cells = Object.entries(levels).map(([level, { [id]: own }]) => [
      level,
      `${own?.states.length ?? 0}/${states} ${own?.transitions.length ?? 0}/${all}`,
    ])
    return [id, Object.fromEntries(cells) as Record<string, string>]
  })
  console.info('\nStates and transitions that each level reaches:')
  console.table(Object.fromEntries(rows))
  const { unit = {}, ...others } = levels
  console.info('What a user can do, and only a unit path does:')
  for (const { id, machine, events } of knownMachines) {
    const chart = chartOf(machine)
    const missed = chart.transitions.flatMap((transition, place) => {
      const schema = events[transition.eventType]
      const isTaken = Object.values(others).some((reach) => reach[id]?.transitions.includes(place))
      return !schema || isReported(schema) || isTaken
        ? []
        : [`${shortId(chart, transition.source)}: ${transitionWords(transition)}`]
    })
    if (missed.length > 0) console.info(`- ${id}\n${missed.map((one) => `  - ${one}`).join('\n')}`)
  }
  const nobody = knownMachines.flatMap(({ id, machine }) => {
    const chart = chartOf(machine)
    return chart.transitions.flatMap((transition, place) =>
      Object.values({ unit, ...others }).some((reach) => reach[id]?.transitions.includes(place))
        ? []
        : [`- ${id}, ${shortId(chart, transition.source)}: ${transitionWords(transition)}`],
    )
  })
  console.info(nobody.length === 0 ? 'Every transition is taken.' : `Nobody takes:\n${nobody.join('\n')}`)
}
