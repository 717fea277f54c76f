import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { ComponentProps } from 'react'
import { firstReleaseOf } from '../packages/ui/src/docs/releases/changelog.ts'
import { replacementIn, statusOf } from '../packages/ui/src/docs/releases/part-status.ts'
import parts from '../packages/ui/src/docs/releases/parts.json'

/** The title of a docs page. Below that of a component or a pattern is its status. */
export function PartTitle(props: ComponentProps<'h1'>) {
  const part = usePart()
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/heading-has-content -- the page gives the text */}
      <h1 {...props} />
      {part && (
        <p className="part-status" data-status={part.status}>
          <AnchorMdx href="?path=/docs/start-here-status--docs" target="_self">
            {part.status}
          </AnchorMdx>{' '}
          {part.since === null ? 'Not released yet' : `Since ${part.since}`}
          {part.replacement !== null && `. ${part.replacement}`}
        </p>
      )}
    </>
  )
}

/** The part that the page documents; null on other pages. */
function usePart() {
  const docs = useContext(DocsContext)
  const story = attempt(() => docs.storyById())
  const [, folder] =
    /\/(?:components|patterns)\/([\w-]+)\//.exec((story?.parameters['fileName'] as string | undefined) ?? '') ?? []
  if (folder === undefined) return null
  const { __docgenInfo: docgen } = (story?.component ?? {}) as { __docgenInfo?: { description?: string } }
  const comment = docgen?.description ?? ''
  return { status: statusOf(folder, comment, parts), since: firstReleaseOf(folder, parts), replacement: replacementIn(comment) }
}

/** A page without stories of its own has no story. */
function attempt<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
