import { useRef } from 'react'
import type { FocusEvent } from 'react'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import type { Toast } from 'react-hot-toast/headless'
import { Icon } from '../icon/Icon.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { dismissToast } from './notices.ts'
import styles from './ToastRegion.module.css'

/**
 * Where notices appear; mounted once, for the life of the page. Its two live regions stand there from the start, empty, since a screen
 * reader announces only what enters a region that it knows: errors at once, everything else when it has finished speaking.
 * The clock of the notices stops while the pointer or the focus is on them. Who dismisses one by its cross has the focus where it came
 * from: a cross that is taken away with the focus on it would leave the clock stopped.
 */
export function ToastRegion() {
  const { toasts, handlers } = useToaster()
  const cameFrom = useRef<HTMLElement>(null)
  const isError = (toast: Toast) => toast.type === 'error'
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    handlers.startPause()
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  const dismiss = (toast: Toast, cross: HTMLElement) => {
    dismissToast(toast.id)
    // Safari gives no focus to a button that is pressed with the mouse or a finger.
    if (document.activeElement !== cross) return
    cameFrom.current?.focus({ preventScroll: true })
    // Nothing had the focus before, or it is gone.
    cross.blur()
  }
  return (
    <div
      className={styles.root}
      data-notices=""
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={enter}
      onBlur={handlers.endPause}
    >
      <div role="alert" aria-live="assertive" aria-atomic="false" className={styles.stack}>
        {toasts.filter(isError).map((toast) => (
          <Notice key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </div>
      <div aria-live="polite" aria-atomic="false" className={styles.stack}>
        {toasts
          .filter((toast) => !isError(toast))
          .map((toast) => (
            <Notice key={toast.id} toast={toast} onDismiss={dismiss} />
          ))}
      </div>
    </div>
  )
}

interface NoticeProps {
  toast: Toast
  onDismiss: (toast: Toast, cross: HTMLElement) => void
}

function Notice({ toast, onDismiss }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={toast.type} data-state={toast.visible ? 'open' : 'closed'}>
      {toast.type === 'success' && <Icon name="check" className={styles.icon} />}
      {toast.type === 'error' && <Icon name="notice" className={styles.icon} />}
      {toast.type === 'loading' && <Spinner className={styles.icon} />}
      <p className={styles.text}>{resolveValue(toast.message, toast)}</p>
      <IconButton
        icon="close"
        label="Dismiss"
        className={styles.dismiss}
        onClick={({ currentTarget }) => onDismiss(toast, currentTarget)}
      />
    </div>
  )
}
