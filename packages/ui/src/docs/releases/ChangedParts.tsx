import { PageLinks } from '../contents/PageLinks.tsx'
import { useStoryIndex } from '../contents/story-index.ts'
import { changeIn, partChanges, partIn } from './part-history.ts'
import parts from './parts.json'

/** The components and patterns that a release added, changed and deprecated, as links to their pages. */
export function ChangedParts({ version }: { version: string }) {
  const pages = useStoryIndex().filter(({ type }) => type === 'docs')
  const changes = Map.groupBy(pages, ({ importPath }) => changeIn(version, partIn(importPath) ?? '', parts))
  if (pages.length > 0 && !partChanges.some((change) => changes.has(change))) return <p>No component or pattern has changed.</p>
  return partChanges.map((change) => {
    const changed = changes.get(change)
    return (
      changed !== undefined && (
        <p key={change}>
          <strong>{names[change]}:</strong> <PageLinks pages={changed} />
        </p>
      )
    )
  })
}

const names = { new: 'New components and patterns', changed: 'Changed', deprecated: 'Deprecated' }
