import { useMemo, useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import styles from './RichText.module.css'
import { sanitise } from './sanitise.ts'

interface RichTextProps {
  /** HTML written by an admin. */
  html: string
  className?: string | undefined
}

/** A description written by an admin. Renders only text, lists, small headings and safe links. */
export function RichText({ html, className }: RichTextProps) {
  // Hydration must find the HTML of the server, which sanitised it when it was saved. After that, and for text that arrives
  // later, sanitise in the browser.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const safe = useMemo(() => (isHydrating ? html : sanitise(html)), [html, isHydrating])
  // oxlint-disable-next-line react/no-danger -- the only place that sets HTML, after sanitising it
  return <div className={classNames(styles.root, className)} dangerouslySetInnerHTML={{ __html: safe }} />
}

const neverChanges = () => () => {}
