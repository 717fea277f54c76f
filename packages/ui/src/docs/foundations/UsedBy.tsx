import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import { addressOf, useStoryIndex } from '../contents/story-index.ts'
import styles from './Foundations.module.css'
import { usersOf } from './tokens.ts'

/** Links to the pages of the components and patterns whose styles use a token. */
export function UsedBy({ token }: { token: string }) {
  const index = useStoryIndex()
  const pages = usersOf(token).flatMap((folder) => {
    const page = index.find(({ type, importPath }) => type === 'docs' && importPath.split('/').at(-2) === folder)
    return page === undefined ? [] : [page]
  })
  if (pages.length === 0) return null
  return (
    <p className={styles.note}>
      Used by{' '}
      {pages.map((page, at) => (
        <Fragment key={page.id}>
          {at > 0 && ', '}
          <AnchorMdx href={addressOf(page)} target="_self">
            {page.title.split('/').at(-1)}
          </AnchorMdx>
        </Fragment>
      ))}
    </p>
  )
}
