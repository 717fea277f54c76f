import { partIn } from '../packages/ui/src/docs/releases/part-history.ts'
import { statusOf } from '../packages/ui/src/docs/releases/part-status.ts'
import { partHistory } from './part-history.ts'
import type { IndexGenerator } from './search.ts'

/** Tags every docs page and story of a component or a pattern with its status, which the sidebar shows and filters by. */
export function taggedStatuses(generator: IndexGenerator): IndexGenerator {
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => {
    const index = await getIndex()
    for (const entry of Object.values(index.entries)) {
      const folder = partIn(entry.importPath)
      // The index is cached, so it may have the tag already.
      if (folder !== null) entry.tags = [...new Set([...(entry.tags ?? []), statusOf(folder, partHistory)])]
    }
    return index
  }
  return generator
}
