import { useRef } from 'react'
import type { FocusEvent } from 'react'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { Icon } from '../icon/Icon.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Anchor } from '../link/Link.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { dismissToast } from './toasts.ts'
import type { ShownToast } from './toasts.ts'
import styles from './ToastRegion.module.css'

/**
 * Shows toasts; mount it once per page. Its two live regions are in the page from the start, because a screen reader announces
 * only what is added to an existing region: errors immediately, other toasts politely. Hovering or focusing a toast pauses all
 * timers. Dismissing a toast returns focus to the element that had it before; removing a focused button would leave the timers
 * paused.
 */
export function ToastRegion() {
  const { toasts, handlers } = useToaster()
  const previousFocus = useRef<HTMLElement>(null)
  const isError = (toast: ShownToast) => toast.type === 'error'
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    handlers.startPause()
    if (!currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  const dismiss = (toast: ShownToast, button: HTMLElement) => {
    dismissToast(toast.id)
    // Safari does not focus a button that is pressed with the mouse or a finger.
    if (document.activeElement !== button) return
    previousFocus.current?.focus({ preventScroll: true })
    // No element had the focus before, or it was removed.
    button.blur()
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
  toast: ShownToast
  onDismiss: (toast: ShownToast, button: HTMLElement) => void
}

function Notice({ toast, onDismiss }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={toast.type} data-state={toast.visible ? 'open' : 'closed'}>
      {toast.type === 'success' && <Icon name="check" />}
      {toast.type === 'error' && <Icon name="notice" />}
      {toast.type === 'loading' && <Spinner />}
      {/* An equal toast replaces the text, so that it is announced again. */}
      <p key={toast.createdAt} className={styles.text}>
        {resolveValue(toast.message, toast)}
      </p>
      {toast.undo && (
        <button
          type="button"
          className={styles.action}
          onClick={({ currentTarget }) => {
            toast.undo?.()
            onDismiss(toast, currentTarget)
          }}
        >
          Undo
        </button>
      )}
      {toast.link && (
        <Anchor className={styles.action} href={toast.link.href} onClick={() => dismissToast(toast.id)}>
          {toast.link.label}
        </Anchor>
      )}
      <IconButton
        icon="close"
        label="Dismiss"
        className={styles.dismiss}
        onClick={({ currentTarget }) => onDismiss(toast, currentTarget)}
      />
    </div>
  )
}
