import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { partStatuses } from '../releases/part-status.ts'
import { addressOf, useStoryIndex } from './story-index.ts'

/** Links to the pages of the components and patterns that have a status. */
export function StatusList({ status }: { status: (typeof partStatuses)[number] }) {
  const pages = useStoryIndex().filter(({ type, tags }) => type === 'docs' && tags.includes(status))
  if (pages.length === 0) return <p>None.</p>
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.id}>
          <AnchorMdx href={addressOf(page)} target="_self">
            {page.title.replaceAll('/', ' · ')}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  )
}
