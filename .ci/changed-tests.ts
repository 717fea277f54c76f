import { basename, dirname } from 'node:path'
import { distancesFrom } from './import-graph.ts'
import { areas } from './areas.ts'

/** How many files of stories run within a minute on two cores. */
const storyLimit = 25
/** Every story of a screen renders the whole app, so from this number of imports on, the area says more than the distance. */
const nearness = 4
/** Lists of all pages. Through them, every story of a screen imports every other screen. */
const pageLists: readonly string[] = ['apps/web/src/routes.tsx', 'apps/web/src/screens/admin/admin.page.ts']

/** The browser tests to run for a change. Vitest chooses the unit tests itself. */
export interface ChangedTests {
  /** Files of stories, nearest to the change first. */
  readonly stories: readonly string[]
  /** How many more files of stories the change can affect. */
  readonly furtherStories: number
  readonly journeys: readonly string[]
}

/**
 * Chooses the stories that are near a changed file, or reach it and belong to its folder or area, and the journeys of its area.
 *
 * @param files - all files of the workspace, relative to its root
 * @param changed - those that have changed
 */
export function chooseTests(files: readonly string[], changed: readonly string[]): ChangedTests {
  const code = changed.filter((file) => !/\.(md|mdx|test\.tsx?|stories\.tsx)$/.test(file))
  const touched = areas.filter(({ paths }) => code.some((file) => paths.test(file)))
  const reached = [...distancesFrom(files, changed)].filter(([file]) => file.endsWith('.stories.tsx'))
  const direct = distancesFrom(
    files.filter((file) => !pageLists.includes(file)),
    changed,
  )
  const folders = new Set(code.map((file) => dirname(file)))
  const near = reached
    .filter(
      ([file]) =>
        (direct.get(file) ?? Infinity) <= nearness || folders.has(dirname(file)) || touched.some(({ paths }) => paths.test(file)),
    )
    .toSorted(([, one], [, other]) => one - other)
  const stories = near.slice(0, storyLimit).map(([file]) => file)
  const specs = new Set(touched.flatMap(({ journeys }) => journeys))
  for (const file of changed) if (/^e2e\/.*\.spec\.ts$/.test(file)) specs.add(basename(file, '.spec.ts'))
  const journeys = [...specs].map((name) => `e2e/${name}.spec.ts`).filter((file) => files.includes(file))
  return { stories, furtherStories: reached.length - stories.length, journeys }
}
