import { afterAll, describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { ChartModel } from './chart-model.ts'
import { measureCoverage } from './coverage.ts'
import { describePaths } from './describe-paths.ts'
import { coveringPaths } from './paths.ts'
import { runPath } from './run-path.ts'
import { disagreements, walkChart } from './walk.ts'

/**
 * Tests a machine by the paths of its own chart: real actors go through the states that the chart says, and together
 * the paths reach every state, take every transition and let every guard answer both ways.
 *
 * @param page The reviewed list of the paths, beside the test. After a wanted change of the chart,
 * `vitest run --project machines --update` writes it anew; the change is then read in the review.
 */
export function testPaths<Machine extends AnyStateMachine>(model: ChartModel<Machine>, page: string): void {
  const coverage = measureCoverage(model.machine)
  const watched = { ...model, machine: coverage.machine }
  const paths = coveringPaths(model)
  const named = paths.map((path, place) => ({ path, name: `${place + 1}. ${path.start}` }))

  describe(`The paths of '${model.machine.id}'`, () => {
    it('are those that were reviewed', async () => {
      await expect(describePaths(model.machine.id, paths)).toMatchFileSnapshot(page)
    })

    it.each(walkChart(model))('$start: states with the same words take the same events to the same places', (walk) => {
      expect(disagreements(model, walk)).toEqual([])
    })

    it.each(named)('$name', async ({ path }) => {
      expect(await runPath(watched, path, coverage.inspect)).toEqual(path.states)
    })
  })

  describe(`The coverage of '${model.machine.id}'`, () => {
    afterAll(() => console.info(coverage.summary()))

    it('leaves out no state, no transition and no answer of a guard', () => {
      expect(coverage.gaps()).toEqual([])
    })
  })
}
