import { Children, useEffect, useRef, useState } from 'react'
import type { FocusEvent, ReactNode, RefObject } from 'react'
import { IconButton } from '../../components/icon-button/index.ts'
import styles from './ProductShelf.module.css'

interface ProductShelfProps {
  /** Accessible name, the same as the heading of its section. */
  label: string
  /** Width of the cards; `wide` for collections, whose covers are rooms of 16:9. */
  cardWidth?: 'narrow' | 'wide'
  /** Cards, which become list items. */
  children: ReactNode
}

/**
 * Cards in a row that scrolls sideways and snaps. The row is focusable, so that arrow keys scroll it. It is a group, not a
 * landmark, because the surrounding section is one. Wide screens add two arrow buttons for the mouse, which Tab skips. An arrow
 * is disabled at the end, and both are hidden if all cards fit.
 */
export function ProductShelf({ label, cardWidth = 'narrow', children }: ProductShelfProps) {
  const row = useRef<HTMLDivElement>(null)
  const { isAtStart, isAtEnd } = useScrollEnds(row)
  const scroll = (direction: 1 | -1) => {
    const element = row.current
    if (!element) return
    const towardsEnd = getComputedStyle(element).direction === 'rtl' ? -direction : direction
    element.scrollBy({ left: towardsEnd * element.clientWidth * 0.8 })
  }
  return (
    <div className={styles.root} data-card-width={cardWidth} data-fits={(isAtStart && isAtEnd) || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions jsx-a11y/no-noninteractive-tabindex jsx-a11y/prefer-tag-over-role -- a scrollable element must be focusable; a fieldset is for form fields */}
      <div className={styles.row} ref={row} role="group" aria-label={label} tabIndex={0} onFocus={showFocusedCard}>
        <ul className={styles.list} role="list">
          {Children.map(children, (card) => (
            <li className={styles.item}>{card}</li>
          ))}
        </ul>
      </div>
      <div className={styles.arrows}>
        <IconButton
          variant="outline"
          icon="arrow-left"
          label={`Previous in ${label}`}
          tabIndex={-1}
          disabled={isAtStart}
          onClick={() => scroll(-1)}
        />
        <IconButton
          variant="outline"
          icon="arrow-right"
          label={`Next in ${label}`}
          tabIndex={-1}
          disabled={isAtEnd}
          onClick={() => scroll(1)}
        />
      </div>
    </div>
  )
}

/** Scrolls the card that the keyboard has moved to into the row. The browser leaves a partly visible one where it is, to keep the snap. */
function showFocusedCard({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' })
}

/** Whether the row is scrolled to its start and to its end. */
function useScrollEnds(row: RefObject<HTMLDivElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const look = () => {
      // Negative in right-to-left pages. Ignore subpixel distances.
      const passed = Math.abs(element.scrollLeft)
      const isAtStart = passed < 2
      const isAtEnd = passed + element.clientWidth > element.scrollWidth - 2
      // Scrolling in between renders nothing.
      setEnds((before) => (before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return ends
}
