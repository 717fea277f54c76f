import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import { stayOpenForToast } from '../toast/stayOpenForToast.ts'
import { ignoreEscapeOutside, useDialogContainer } from './container.ts'
import styles from './Dialog.module.css'
import { useReturnFocus } from './returnFocus.ts'
import { Scrim } from './Scrim.tsx'
import { useBackGesture } from './useBackGesture.ts'

export interface DialogProps {
  /** Whether it is open. */
  open: boolean
  /** Called with false by Escape, the close button, a press outside, and on Android by Back. */
  onOpenChange: (isOpen: boolean) => void
  /** The visible heading and accessible name. */
  title: string
  /** A sentence under the title, announced with it. */
  description?: ReactNode
  /** Buttons that stay visible below the scrolling body. */
  footer?: ReactNode
  /** The body, which scrolls. */
  children?: ReactNode
  /** An alert dialog: no close button, and a press outside does nothing. Escape still closes it. */
  isQuestion?: boolean
  /** Element that gets the focus on opening. Default: the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** A modal dialog: centred on wide screens, a bottom sheet on phones. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, children, isQuestion = false, initialFocus } = props
  const focus = useReturnFocus(initialFocus)
  const container = useDialogContainer()
  useBackGesture(open && container === null, () => onOpenChange(false))
  const staysOpen = isQuestion || container !== null
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={container === null}>
      <Radix.Portal container={container}>
        <Scrim />
        <Radix.Content
          className={styles.root}
          data-sheet=""
          {...focus}
          {...(isQuestion && { role: 'alertdialog' })}
          onInteractOutside={staysOpen ? (event) => event.preventDefault() : stayOpenForToast}
          onEscapeKeyDown={ignoreEscapeOutside(container)}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {!isQuestion && (
              <Radix.Close asChild>
                <IconButton icon="close" label="Close" />
              </Radix.Close>
            )}
          </div>
          <div className={styles.body}>
            {description !== undefined && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            {children}
          </div>
          {footer != null && <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
