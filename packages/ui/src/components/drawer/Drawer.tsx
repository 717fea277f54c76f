import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useReturnFocus } from '../dialog/returnFocus.ts'
import { Scrim } from '../dialog/Scrim.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { stayOpenForNotice } from '../toast/stayOpenForNotice.ts'
import styles from './Drawer.module.css'

/** The edge it comes from, in the direction of the text. */
export const drawerSides = ['start', 'end'] as const

interface DrawerProps {
  /** Whether it is open. */
  open: boolean
  /** Called with false by Escape, the cross and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** What it holds: its name, shown beside the cross unless a `header` is. */
  title: string
  /** Shown in place of the title, which is then only read: a wordmark, a search. */
  header?: ReactNode
  /** The edge it comes from. */
  side?: (typeof drawerSides)[number]
  children?: ReactNode
  className?: string | undefined
}

/** A panel from the edge of the screen: the whole screen on phones, a column beside the page from there on. */
export function Drawer({ open, onOpenChange, title, header, side = 'start', children, className }: DrawerProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          className={classNames(styles.root, className)}
          data-side={side}
          aria-describedby={undefined}
          onInteractOutside={stayOpenForNotice}
          {...focus}
        >
          <header className={styles.header}>
            <Radix.Title className={header == null ? styles.title : styles.unseen}>{title}</Radix.Title>
            {header}
            <Radix.Close asChild>
              <IconButton icon="close" label="Close" />
            </Radix.Close>
          </header>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
