import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { coverageOf, storyKinds } from './coverage.ts'
import styles from './CoverageTable.module.css'
import { addressOf, useStoryIndex } from './story-index.ts'

interface CoverageTableProps {
  /** A section of the sidebar. */
  section: string
  /** The kinds of stories that have a column of their own. */
  kinds?: readonly (typeof storyKinds)[number][]
}

/** The stories, page and screenshots of every part of a section, read from Storybook's index. */
export function CoverageTable({ section, kinds: shown = storyKinds }: CoverageTableProps) {
  const rows = coverageOf(useStoryIndex(), section)
  const sum = (count: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + count(row), 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable
    <section className={`sb-unstyled ${styles.root}`} aria-label={`Coverage of ${section}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[section, 'Page', ...shown, 'Flows', 'Stories', 'Screenshots'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, entry, hasPage, kinds, flows, stories, screenshots }) => (
            <tr key={title}>
              <th scope="row">
                <AnchorMdx href={addressOf(entry)} target="_self">
                  {title.slice(section.length + 1).replace('/', ' · ')}
                </AnchorMdx>
              </th>
              {[hasPage, ...shown.map((kind) => kinds[kind])].map((has, at) => (
                <td key={['Page', ...shown][at]}>{has ? 'yes' : '–'}</td>
              ))}
              {[flows, stories, screenshots].map((count, at) => (
                <td key={['flows', 'stories', 'screenshots'][at]}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={shown.length + 2}>
              {rows.length} in total
            </th>
            <td>{sum(({ flows }) => flows)}</td>
            <td>{sum(({ stories }) => stories)}</td>
            <td>{sum(({ screenshots }) => screenshots)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
