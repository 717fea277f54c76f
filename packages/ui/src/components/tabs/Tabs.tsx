import * as Radix from '@radix-ui/react-tabs'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

interface TabItem {
  /** Id of the tab in `defaultValue` and `onValueChange`. */
  value: string
  label: ReactNode
  content?: ReactNode
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  /** The tabs, in order. */
  items: readonly TabItem[]
  /** The initially selected tab. Default: the first. */
  defaultValue?: string
  /** Called with the id of the tab that the user selects. */
  onValueChange?: (value: string) => void
  className?: string | undefined
}

/** Tabs for two or more views of the same content. They are one tab stop; arrow keys move between them. */
export function Tabs({ label, items, defaultValue, onValueChange, className }: TabsProps) {
  // Radix assumes left-to-right text by default.
  const direction = useSyncExternalStore(neverChanges, directionOfPage, () => 'ltr' as const)
  return (
    <Radix.Root
      className={className}
      dir={direction}
      defaultValue={defaultValue ?? items[0]?.value ?? ''}
      {...(onValueChange && { onValueChange })}
    >
      <div className={styles.bar}>
        <Radix.List className={styles.list} aria-label={label}>
          {items.map((item) => (
            <Radix.Trigger key={item.value} value={item.value} className={styles.tab}>
              {item.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

const neverChanges = () => () => {}
const directionOfPage = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
