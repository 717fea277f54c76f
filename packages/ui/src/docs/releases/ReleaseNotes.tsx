import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks'
import changelog from '../../../../../CHANGELOG.md?raw'
import { addressOf, useStoryIndex } from '../contents/story-index.ts'
import { releasesIn } from './changelog.ts'
import { ChangedParts } from './ChangedParts.tsx'

/** The changes of a release: the components and patterns, and the text of the changelog. */
export function ReleaseNotes({ version }: { version: string }) {
  const notes = releasesIn(changelog).find((one) => one.version === version)
  return (
    <>
      <ChangedParts version={version} />
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
