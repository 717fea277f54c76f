import { useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import styles from './RichText.module.css'
import { useSafeHtml } from './useSafeHtml.ts'

interface RichTextProps {
  /** HTML written by an admin. */
  html: string
  className?: string | undefined
}

/** A description written by an admin. Renders only text, lists, small headings, quotations, rules and safe links. */
export function RichText({ html, className }: RichTextProps) {
  // Hydration must find the HTML of the server, which sanitised it when it was saved. After that, and for text that arrives
  // later, the browser checks it.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const safe = useSafeHtml(isHydrating ? null : html)
  // oxlint-disable-next-line react/no-danger -- the only place that sets HTML, after checking it
  return <div className={classNames(styles.root, className)} dangerouslySetInnerHTML={{ __html: isHydrating ? html : safe }} />
}

const neverChanges = () => () => {}
