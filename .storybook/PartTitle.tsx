import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { ComponentProps } from 'react'
import { partIn, recordsOf, unreleased } from '../packages/ui/src/docs/releases/part-history.ts'
import { replacementIn, statusOf } from '../packages/ui/src/docs/releases/part-status.ts'
import parts from '../packages/ui/src/docs/releases/parts.json'

/** The title of a docs page. Below that of a component or a pattern are its status and its releases. */
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
          {part.since === unreleased ? 'Not released yet' : `Since ${part.since}`}
          {part.changed !== undefined && <LastChange version={part.changed} />}
          {part.replacement !== null && `. ${part.replacement}`}
        </p>
      )}
    </>
  )
}

/** The last release that changed a part, as a link to what it changed. */
function LastChange({ version }: { version: string }) {
  return (
    <>
      {' · '}
      <AnchorMdx href={`?path=/docs/what-changed-${version.toLowerCase().replaceAll('.', '-')}--docs`} target="_self">
        {version === unreleased ? `changed since ${Object.keys(parts).at(-2)}` : `changed in ${version}`}
      </AnchorMdx>
    </>
  )
}

/** The part that the page documents; null on other pages. */
function usePart() {
  const docs = useContext(DocsContext)
  const story = attempt(() => docs.storyById())
  const folder = partIn((story?.parameters['fileName'] as string | undefined) ?? '')
  if (folder === null) return null
  const { __docgenInfo: docgen } = (story?.component ?? {}) as { __docgenInfo?: { description?: string } }
  const [first, ...later] = recordsOf(folder, parts).map(({ version }) => version)
  return {
    status: statusOf(folder, parts),
    since: first,
    changed: later.at(-1),
    replacement: replacementIn(docgen?.description ?? ''),
  }
}

/** A page without stories of its own has no story. */
function attempt<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
