import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './LoadFailed.module.css'

interface LoadFailedProps {
  /** Loads the part again. */
  onRetry: () => void
  /** Loads the page again, where only that can load the part. */
  onReload?: (() => void) | undefined
  className?: string | undefined
}

/**
 * A message in place of a part that could not be loaded. Pressing the button that opened the part also tries again. That button has the
 * focus afterwards, so that closing the part returns the focus to it.
 */
export function LoadFailed({ onRetry, onReload, className }: LoadFailedProps) {
  const [opener] = useState(() => document.activeElement)
  const pressOpener = useEffectEvent((event: MouseEvent) => {
    if (opener !== document.body && event.target instanceof Node && opener?.contains(event.target)) onRetry()
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => pressOpener(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
  const retry = () => {
    if (opener instanceof HTMLElement) opener.focus()
    onRetry()
  }
  return (
    <p className={classNames(styles.root, className)} role="alert">
      Could not load.{' '}
      <button type="button" className={styles.retry} onClick={onReload ?? retry}>
        {onReload ? 'Reload the page.' : 'Try again.'}
      </button>
    </p>
  )
}
