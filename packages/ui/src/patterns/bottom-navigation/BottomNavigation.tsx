import type { ReactNode } from 'react'
import { CountBadge } from '../../components/count-badge/index.ts'
import { Link } from '../../components/link/index.ts'
import type { NavigationLink } from '../shapes/index.ts'
import styles from './BottomNavigation.module.css'

interface BottomNavigationItem extends NavigationLink {
  icon: ReactNode
  /** Shows a badge if it is above zero. */
  count?: number
}

interface BottomNavigationProps {
  /** Four: two on each side of the chat link. */
  items: readonly BottomNavigationItem[]
}

/** The navigation bar on small screens. Hidden on large screens, which have the header. */
export function BottomNavigation({ items }: BottomNavigationProps) {
  return (
    <nav className={styles.root} aria-label="Quick links" data-bottom-bar="">
      <ul role="list">
        {items.map((item) => (
          <li key={item.label}>
            <Link variant="plain" className={styles.link} href={item.href} aria-current={item.current ? 'page' : undefined}>
              <span className={styles.icon}>
                {item.icon}
                {item.count ? (
                  <CountBadge count={item.count} label={`${item.count} ${item.count === 1 ? 'item' : 'items'}`} />
                ) : null}
              </span>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
