import { Children, useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../../components/icon-button/index.ts'
import styles from './ProductShelf.module.css'

/** Properties of {@link ProductShelf}. */
interface ProductShelfProps {
  /** Name of the shelf for a screen reader: what its section's heading says. */
  label: string
  /** Width of each card: `wide` for cards of that shape. */
  cardWidth?: 'narrow' | 'wide'
  /** Cards, each an item of the list. */
  children: ReactNode
}

/**
 * Cards in one row that scrolls sideways and snaps. The row itself takes the focus, so that arrow
 * keys scroll it; it is a group and no landmark, since the section around it already is one; wide screens get two arrows
 * as well, which a keyboard does not need and skips. An arrow rests where nothing follows, and both are gone where all fits.
 */
export function ProductShelf({ label, cardWidth = 'narrow', children }: ProductShelfProps) {
  const row = useRef<HTMLDivElement>(null)
  const { isAtStart, isAtEnd } = useEnds(row)
  const scroll = (direction: 1 | -1) => {
    const element = row.current
    if (!element) return
    const towardsEnd = getComputedStyle(element).direction === 'rtl' ? -direction : direction
    element.scrollBy({ left: towardsEnd * element.clientWidth * 0.8 })
  }
  return (
    <div className={styles.root} data-card-width={cardWidth} data-fits={(isAtStart && isAtEnd) || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable by keyboard; a fieldset is for fields */}
      <div className={styles.row} ref={row} role="group" aria-label={label} tabIndex={0}>
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
          label={`Back in ${label}`}
          tabIndex={-1}
          disabled={isAtStart}
          onClick={() => scroll(-1)}
        />
        <IconButton
          variant="outline"
          icon="arrow-right"
          label={`On in ${label}`}
          tabIndex={-1}
          disabled={isAtEnd}
          onClick={() => scroll(1)}
        />
      </div>
    </div>
  )
}

/** Whether a row stands at its first card, and whether its last one is seen. */
function useEnds(row: RefObject<HTMLDivElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const look = () => {
      // Scrolled the other way in right-to-left pages; half pixels are no way to go.
      const passed = Math.abs(element.scrollLeft)
      setEnds({ isAtStart: passed < 2, isAtEnd: passed + element.clientWidth > element.scrollWidth - 2 })
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
