import * as Radix from '@radix-ui/react-tabs'
import { useSyncExternalStore } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Anchor } from '../link/Link.tsx'
import styles from './Tabs.module.css'

interface TabItem {
  /** Names the tab in `value` and `onValueChange`. */
  value: string
  /** The words on the tab. */
  label: ReactNode
  /** What the tab shows. Leave it out of every item when the open tab's content is passed as children. */
  content?: ReactNode
  /** Address of the view with this tab open: the tab is then a link, and works before and without JavaScript. */
  href?: string
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string
  /** The tabs in order. */
  items: readonly TabItem[]
  /** The open tab, where the caller (an address, mostly) decides it. */
  value?: string
  /** The tab that is open first, where nobody else decides. The first one unless given. */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Content of the open tab. */
  children?: ReactNode
  className?: string | undefined
}

/** Two or more views of one place. One Tab stop; the arrow keys move between the tabs. */
export function Tabs({ label, items, value, defaultValue, onValueChange, children, className }: TabsProps) {
  const first = items[0]?.value ?? ''
  // Radix takes text to run from left to right unless it is told.
  const direction = useSyncExternalStore(neverChanges, directionOfPage, () => 'ltr' as const)
  return (
    <Radix.Root
      className={classNames(styles.root, className)}
      dir={direction}
      {...(value === undefined ? { defaultValue: defaultValue ?? first } : { value })}
      {...(onValueChange && { onValueChange })}
    >
      <div className={styles.bar}>
        <Radix.List className={styles.list} aria-label={label}>
          {items.map((item) => (
            <Tab key={item.value} item={item} />
          ))}
        </Radix.List>
      </div>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content ?? children}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

const neverChanges = () => () => {}
const directionOfPage = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

function Tab({ item }: { item: TabItem }) {
  if (item.href === undefined) {
    return (
      <Radix.Trigger value={item.value} className={styles.tab}>
        {item.label}
      </Radix.Trigger>
    )
  }
  // Radix has chosen the tab when the button went down; following the link too would leave two entries in the history.
  const stay = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) event.preventDefault()
  }
  return (
    <Radix.Trigger asChild value={item.value} className={styles.tab}>
      <Anchor href={item.href} type={undefined} onClick={stay}>
        {item.label}
      </Anchor>
    </Radix.Trigger>
  )
}
