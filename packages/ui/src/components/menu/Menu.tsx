import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/Icon.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import styles from './Menu.module.css'
import { nextItem } from './nextItem.ts'

export interface MenuItem {
  /** What it does: one or two words. */
  label: string
  icon?: IconName
  /** `danger` for what cannot be undone. */
  tone?: 'plain' | 'danger'
  disabled?: boolean
  onSelect: () => void
}

/** Which edge of the button the menu lines up with, in the direction of the text. */
export const menuAlignments = ['start', 'end'] as const

export interface MenuProps {
  /** What the button says, and the menu's name. */
  label: string
  /** What can be done, in order; what cannot be undone last. */
  items: readonly MenuItem[]
  /** Only an icon on the button; the label is its name. */
  icon?: IconName
  /** Which edge of the button it lines up with. */
  align?: (typeof menuAlignments)[number]
  className?: string | undefined
}

/** A button that opens a short list of things to do. One Tab stop; the arrow keys move inside. */
export function Menu({ label, items, icon, align = 'start', className }: MenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const first = useRef(0)
  const buttons = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useEffect(() => {
    if (isOpen) buttons().at(first.current)?.focus()
  }, [isOpen])

  const open = (at: 0 | -1) => {
    first.current = at
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  const select = (item: MenuItem) => {
    if (item.disabled) return
    close()
    item.onSelect()
  }
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 0 : -1)
  }
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = nextItem(
      event.key,
      at,
      items.map((item) => item.label),
    )
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  // Tab, or a press anywhere else, takes the focus out and closes it.
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const trigger = {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => (isOpen ? close() : open(0)),
    onKeyDown: openByKey,
  } as const
  return (
    <div ref={root} className={classNames(styles.root, className)} onBlur={leave}>
      {icon === undefined ? (
        <Button variant="secondary" {...trigger}>
          {label}
          <Icon name="chevron-down" size="small" />
        </Button>
      ) : (
        <IconButton icon={icon} label={label} {...trigger} />
      )}
      {isOpen && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.list}
          data-align={align}
          onKeyDown={moveByKey}
        >
          {items.map((item) => (
            <Choice key={item.label} item={item} onSelect={() => select(item)}>
              {item.label}
            </Choice>
          ))}
        </div>
      )}
    </div>
  )
}

const Choice = ({ item, onSelect, children }: { item: MenuItem; onSelect: () => void; children: ReactNode }) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    className={styles.item}
    data-tone={item.tone}
    {...(item.disabled && { 'aria-disabled': true })}
    onClick={onSelect}
  >
    {item.icon !== undefined && <Icon name={item.icon} size="small" />}
    {children}
  </button>
)
