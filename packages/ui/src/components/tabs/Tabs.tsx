import * as Radix from '@radix-ui/react-tabs'
import { useSyncExternalStore } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Anchor } from '../link/Link.tsx'
import styles from './Tabs.module.css'

interface TabItem {
  /** Id of the tab in `value` and `onValueChange`. */
  value: string
  label: ReactNode
  /** Content of the tab. Omit it for all tabs if the content of the selected tab is passed as children. */
  content?: ReactNode
  /** Address that selects this tab. Renders a link, which works without JavaScript. */
  href?: string
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  items: readonly TabItem[]
  /** The selected tab, if the caller controls it. */
  value?: string
  /** The initially selected tab of an uncontrolled component. Default: the first. */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Content of the selected tab. */
  children?: ReactNode
  className?: string | undefined
}

/** Tabs for two or more views of the same content. They are one tab stop; arrow keys move between them. */
export function Tabs({ label, items, value, defaultValue, onValueChange, children, className }: TabsProps) {
  const first = items[0]?.value ?? ''
  // Radix assumes left-to-right text by default.
  const direction = useSyncExternalStore(neverChanges, directionOfPage, () => 'ltr' as const)
  return (
    <Radix.Root
      className={className}
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
  // Radix selected the tab on pointer down; following the link as well would add a second history entry.
  const preventNavigation = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) event.preventDefault()
  }
  return (
    <Radix.Trigger asChild value={item.value} className={styles.tab}>
      <Anchor href={item.href} type={undefined} onClick={preventNavigation}>
        {item.label}
      </Anchor>
    </Radix.Trigger>
  )
}
