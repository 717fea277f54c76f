import { Button } from '../../components/button/index.ts'
import { Link } from '../../components/link/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import type { NavigationLink } from '../shapes/index.ts'
import styles from './AdminSidebar.module.css'

/** A link to an admin page. */
export interface AdminLink extends NavigationLink {
  /** How many new entries the page has; none for 0. */
  count?: number
}

export interface AdminLinksProps {
  /** The admin pages; `current` marks the open one. */
  links: readonly AdminLink[]
  /** Called by Logout. */
  onLogOut: () => void
  /** The logout is running. */
  isLoggingOut?: boolean
}

/** The links to the admin screens and the Logout button. */
export function AdminLinks({ links, onLogOut, isLoggingOut = false, onFollow }: AdminLinksProps & { onFollow?: () => void }) {
  return (
    <nav aria-label="Admin" className={styles.links}>
      <ul role="list" className={styles.list}>
        {links.map(({ label, href, current, count = 0 }) => (
          <li key={label}>
            <Link
              variant="plain"
              className={styles.link}
              href={href}
              aria-current={current ? 'page' : undefined}
              {...(onFollow && { onClick: onFollow })}
            >
              {label}
              {count > 0 && (
                <span className={styles.count}>
                  {count > 99 ? '99+' : count}
                  <VisuallyHidden> new</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className={styles.logOut} isBusy={isLoggingOut} onClick={onLogOut}>
        Logout
      </Button>
    </nav>
  )
}
