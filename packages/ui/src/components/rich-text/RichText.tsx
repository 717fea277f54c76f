import { useMemo, useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import styles from './RichText.module.css'
import { sanitise } from './sanitise.ts'

interface RichTextProps {
  /** HTML as the shop's owner wrote it. */
  html: string
  className?: string | undefined
}

/** A description written by the shop's owner. Whatever it holds, only text, lists, small headings and safe links reach the page. */
export function RichText({ html, className }: RichTextProps) {
  // While React takes over the served page it has to find what the server wrote, which the server has sanitised; from then on, and for
  // text that arrives later, ours counts.
  const isServed = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const safe = useMemo(() => (isServed ? html : sanitise(html)), [html, isServed])
  // oxlint-disable-next-line react/no-danger -- the one place where HTML is set, and what the sanitiser is for
  return <div className={classNames(styles.root, className)} dangerouslySetInnerHTML={{ __html: safe }} />
}

const neverChanges = () => () => {}
