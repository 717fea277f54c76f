import { PageLinks } from '../contents/PageLinks.tsx'
import { useStoryIndex } from '../contents/story-index.ts'
import { changeIn, partChanges, partIn } from './part-history.ts'
import parts from './parts.json'

/** The components and patterns that a release added, changed and deprecated, as links to their pages. */
export function ChangedParts({ version }: { version: string }) {
  const pages = useStoryIndex().filter(({ type }) => type === 'docs')
  const changes = pages.map((page) => ({ page, change: changeIn(version, partIn(page.importPath) ?? '', parts) }))
  if (pages.length > 0 && changes.every(({ change }) => change === null)) return <p>No component or pattern has changed.</p>
  return partChanges.map((change) => {
    const changed = changes.filter((each) => each.change === change).map(({ page }) => page)
    return (
      changed.length > 0 && (
        <p key={change}>
          <strong>{names[change]}:</strong> <PageLinks pages={changed} />
        </p>
      )
    )
  })
}

const names = { new: 'New components and patterns', changed: 'Changed', deprecated: 'Deprecated' }
