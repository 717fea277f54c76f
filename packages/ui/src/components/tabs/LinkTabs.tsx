import { useId } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { hasModifier } from '../has-modifier.ts'
import { Anchor } from '../link/Link.tsx'
import styles from './Tabs.module.css'

interface LinkTabsProps {
  /** Accessible name of the tab list. */
  label: string
  /** The tabs, each with the address that selects it. */
  items: readonly { value: string; label: ReactNode; href: string }[]
  /** The selected tab. */
  value: string
  onValueChange: (value: string) => void
  /** Content of the selected tab. */
  children?: ReactNode
}

/**
 * Tabs whose address selects them: they work without JavaScript and can be opened in a new window. They have the keys of `Tabs`
 * without Radix, which would be 6 KB more for the first visit of a list.
 */
export function LinkTabs({ label, items, value, onValueChange, children }: LinkTabsProps) {
  const id = useId()
  const select = (event: MouseEvent, selected: string) => {
    // The browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onValueChange(selected)
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return
    const selected = items.findIndex((item) => item.value === value)
    const next = items[nextPosition(event, selected, items.length)]
    if (!next) return
    event.preventDefault()
    document.getElementById(`${id}-${next.value}`)!.focus()
    onValueChange(next.value)
  }
  return (
    <div>
      <div className={styles.bar}>
        <div role="tablist" aria-label={label} className={styles.list}>
          {items.map((item) => (
            <Anchor
              key={item.value}
              role="tab"
              id={`${id}-${item.value}`}
              className={styles.tab}
              href={item.href}
              aria-selected={item.value === value}
              aria-controls={`${id}-panel`}
              data-state={item.value === value ? 'active' : 'inactive'}
              tabIndex={item.value === value ? 0 : -1}
              onClick={(event) => select(event, item.value)}
              onKeyDown={move}
            >
              {item.label}
            </Anchor>
          ))}
        </div>
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  )
}

/** The position of the tab that a key selects; -1 for any other key. */
function nextPosition({ key, currentTarget }: KeyboardEvent, position: number, count: number): number {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return (position + 1) % count
  if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) return (position + count - 1) % count
  return -1
}
