import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import { addressOf } from './story-index.ts'
import type { IndexEntry } from './story-index.ts'

/** Links to docs pages in a sentence: 'Button, Chip, Dialog'. */
export function PageLinks({ pages }: { pages: readonly IndexEntry[] }) {
  return pages.map((page, at) => (
    <Fragment key={page.id}>
      {at > 0 && ', '}
      <AnchorMdx href={addressOf(page)} target="_self">
        {page.title.split('/').at(-1)}
      </AnchorMdx>
    </Fragment>
  ))
}
