import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/Icon.tsx'
import styles from './Alert.module.css'
import { useFocusHandover } from './useFocusHandover.ts'

export const alertTones = ['error', 'success', 'info'] as const

interface AlertProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Kind of message. An error interrupts a screen reader, the others are announced politely. */
  tone?: (typeof alertTones)[number]
  /** A short heading, for messages of more than one sentence. */
  title?: string
  /** One button or link; by default Try again, if there is `onRetry`. */
  action?: ReactNode
  /** Called by Try again. */
  onRetry?: () => void
}

const icons: Record<(typeof alertTones)[number], IconName> = { error: 'notice', success: 'check', info: 'info' }

/** A message that stays in place until its cause is resolved. Use a toast for messages that disappear by themselves. */
export function Alert({ tone = 'error', title, action, onRetry, className, children, ...rest }: AlertProps) {
  const body = useFocusHandover()
  const next =
    action ??
    (onRetry && (
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    ))
  return (
    <div {...rest} role={tone === 'error' ? 'alert' : 'status'} className={classNames(styles.root, className)} data-tone={tone}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div ref={body} className={styles.body}>
        <div className={styles.text}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          <div>{children}</div>
        </div>
        {next != null && <div>{next}</div>}
      </div>
    </div>
  )
}
