import { PageLinks } from '../contents/PageLinks.tsx'
import { useStoryIndex } from '../contents/story-index.ts'
import { partIn } from '../releases/part-history.ts'
import styles from './Foundations.module.css'
import { usersOf } from './tokens.ts'

/** Links to the pages of the components and patterns whose styles use a token. */
export function UsedBy({ token }: { token: string }) {
  const users = usersOf(token)
  const pages = useStoryIndex().filter(({ type, importPath }) => type === 'docs' && users.includes(partIn(importPath) ?? ''))
  if (pages.length === 0) return null
  return (
    <p className={styles.note}>
      Used by <PageLinks pages={pages} />
    </p>
  )
}
