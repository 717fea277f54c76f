import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useReturnFocus } from '../dialog/returnFocus.ts'
import { Scrim } from '../dialog/Scrim.tsx'
import { useBackGesture } from '../dialog/useBackGesture.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { stayOpenForToast } from '../toast/stayOpenForToast.ts'
import styles from './Drawer.module.css'

/** The edge it slides in from: inline start or end. */
export const drawerSides = ['start', 'end'] as const

interface DrawerProps {
  /** Whether it is open. */
  open: boolean
  /** Called with false by Escape, the close button, a press outside, and on Android by Back. */
  onOpenChange: (isOpen: boolean) => void
  /** Accessible name, shown next to the close button unless there is a `header`. */
  title: string
  /** Replaces the visible title, for example with a wordmark or a search field. */
  header?: ReactNode
  /** The edge it slides in from. */
  side?: (typeof drawerSides)[number]
  /** The body, which scrolls. */
  children?: ReactNode
  className?: string | undefined
}

/** A panel that slides in from an edge of the screen. It covers a phone; on larger screens it is a column. */
export function Drawer({ open, onOpenChange, title, header, side = 'start', children, className }: DrawerProps) {
  const focus = useReturnFocus()
  useBackGesture(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          className={classNames(styles.root, className)}
          data-side={side}
          aria-describedby={undefined}
          onInteractOutside={stayOpenForToast}
          {...focus}
        >
          <div className={styles.header}>
            <Radix.Title className={header == null ? styles.title : styles.unseen}>{title}</Radix.Title>
            {header}
            <Radix.Close asChild>
              <IconButton icon="close" label="Close" />
            </Radix.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
