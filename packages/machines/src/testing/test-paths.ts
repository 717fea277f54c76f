import { afterAll, describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { ChartModel } from './chart-model.ts'
import { measureCoverage } from './coverage.ts'
import { pathNames } from './path-names.ts'
import { coveringPaths } from './paths.ts'
import type { Path } from './paths.ts'
import { runPath } from './run-path.ts'
import { summarizeChart } from './summarize-chart.ts'
import { disagreements, walkChart } from './walk.ts'
import type { Edge } from './walk.ts'

/**
 * Tests a machine by the paths of its own chart: real actors go through the states that the chart predicts, and together the
 * paths reach every state, take every transition and see both results of every guard.
 *
 * @param models The model of the machine, or several models of the same machine, each without a part of the chart.
 *
 * @param page The reviewed summary of the chart, next to the test. After an intended change, `vitest run --project machines
 * --update` writes it again, and the code review shows the difference.
 */
export function testPaths<Machine extends AnyStateMachine>(
  models: ChartModel<Machine> | readonly [ChartModel<Machine>, ...ChartModel<Machine>[]],
  page: string,
): void {
  const [model, ...others] = 'machine' in models ? [models] : models
  const { id } = model.machine
  const coverage = measureCoverage(model.machine)
  const walks = [model, ...others].flatMap((one) => walkChart(one).map((walk) => ({ ...walk, model: one })))
  const routes = [model, ...others].flatMap((one) => coveringPaths(one).map((path) => ({ path, model: one })))
  const paths = routes.map(({ path }) => path)
  const stateAfter = ({ steps, states }: Path, step: Edge | null) => states[step === null ? 0 : steps.lastIndexOf(step) + 1]!
  const names = pathNames(paths, stateAfter)
  const named = routes.map((route, place) => [names[place]!, route] as const)

  describe(`The paths of '${id}'`, () => {
    it('matches the reviewed summary of the chart', async () => {
      await expect(summarizeChart(model.machine, paths)).toMatchFileSnapshot(page)
    })

    it.each(walks)('$start: handles events equally in states with the same description', (walk) => {
      expect(disagreements(walk.model, walk)).toEqual([])
    })

    it.each(named)('goes through the predicted states of the path %s', async (_, { path, model: one }) => {
      expect(await runPath({ ...one, machine: coverage.machine }, path, coverage.inspect)).toEqual(path.states)
    })
  })

  describe(`The coverage of '${id}'`, () => {
    afterAll(() => console.info(coverage.summary()))

    it('reaches every state, takes every transition and sees both results of every guard', () => {
      expect(coverage.gaps()).toEqual([])
    })
  })
}
