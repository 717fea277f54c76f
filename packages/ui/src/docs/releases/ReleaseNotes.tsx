import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import changelog from '../../../../../CHANGELOG.md?raw'
import { addressOf, useStoryIndex } from '../contents/story-index.ts'
import type { IndexEntry } from '../contents/story-index.ts'
import { firstReleaseOf, releasesIn } from './changelog.ts'
import parts from './parts.json'

/** What changed in a release, and links to the components and patterns that it was the first to contain. */
export function ReleaseNotes({ version }: { version: string }) {
  const [unreleased, ...releases] = releasesIn(changelog)
  const notes = [unreleased, ...releases].find((one) => one?.version === version)
  // The first release contained everything.
  const isFirst = releases.at(-1)?.version === version
  const first = useStoryIndex().filter(
    (page) => isPart(page) && (firstReleaseOf(folderOf(page), parts) ?? 'Unreleased') === version,
  )
  return (
    <>
      {first.length > 0 && !isFirst && <NewParts pages={first} />}
      <Markdown>{notes?.text || 'Nothing has changed since the last release.'}</Markdown>
    </>
  )
}

/** The releases, the newest first, as links. */
export function ReleaseList() {
  const pages = useStoryIndex().filter(({ title }) => /^What changed\/\d/.test(title))
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.id}>
          <AnchorMdx href={addressOf(page)} target="_self">
            {page.title.split('/').at(-1)}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  )
}

function NewParts({ pages }: { pages: readonly IndexEntry[] }) {
  return (
    <p>
      New components and patterns:{' '}
      {pages.map((page, at) => (
        <Fragment key={page.id}>
          {at > 0 && ', '}
          <AnchorMdx href={addressOf(page)} target="_self">
            {page.title.split('/').at(-1)}
          </AnchorMdx>
        </Fragment>
      ))}
      .
    </p>
  )
}

const isPart = ({ type, title }: IndexEntry) => type === 'docs' && /^(?:Components|Patterns)\//.test(title)

const folderOf = ({ importPath }: IndexEntry) => importPath.split('/').at(-2) ?? ''
